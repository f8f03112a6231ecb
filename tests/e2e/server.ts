// Where the site of this worker is: each worker of the browser run has the production build to
// itself, on a port and with a data folder of its own.
const firstPort = Number(process.env.E2E_PORT ?? 3210);

export const port = firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const origin = `http://localhost:${port}`;
