/** The seam: anything that can answer a request, in process or over the network. */
export type Fetch = (request: Request) => Promise<Response>;
