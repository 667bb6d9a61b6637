refused = { $rule }
