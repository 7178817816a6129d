import { fastify } from 'fastify';

/** The least a server can do; prints its address. Figures of the real one are ratios to it. */
const app = fastify();
app.post('/hello', async () => ({ hello: 'world' }));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
