import { cheapHashing } from './cheap-hashing.ts';

// Before each test file of the server.
cheapHashing();
