// The health check of a container: whether the process of this container is alive. Not `/readyz`: a
// site that waits for its database is not made better by starting it anew.
// A worker that runs alone is asked at its METRICS_PORT: `node deploy/healthy.mjs 9464`.
const port = process.argv[2] || process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
