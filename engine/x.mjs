const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1e6};
const t0=cpu();
await import(process.argv[2]);
console.log(process.argv[2],(cpu()-t0).toFixed(3));
