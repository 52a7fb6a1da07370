/** Imported before the functions, whose AWS clients read it: faults that last end sooner. */
process.env['AWS_MAX_ATTEMPTS'] = '2';
