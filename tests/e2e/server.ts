// The site of this worker: each worker of the browser run has its own production build, on its own
// port and data folder.
const firstPort = Number(process.env.E2E_PORT ?? 3210);

export const port = firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const origin = `http://localhost:${port}`;
