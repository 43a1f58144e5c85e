import { configure } from '@testing-library/react';

// A test waits for what it expects, however busy the machine is: only a failure takes this long.
configure({ asyncUtilTimeout: 15_000 });
