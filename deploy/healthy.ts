/** Ends with 0 when the server on this machine can store answers, for the health check of the image. */
const { PORT = '3000' } = process.env;
const ready = await fetch(`http://127.0.0.1:${PORT}/api/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
