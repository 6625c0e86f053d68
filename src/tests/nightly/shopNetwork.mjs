// Preloaded into the program under test: the one name shop.example leads to the test's own shop on the loopback,
// by https and on its usual port, as the rules for offers demand. Everything else stays as it is.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import tls from 'node:tls';

const shop = 'shop.example';
const { lookup } = dns;
const { connect } = tls;

dns.lookup = (host, options, callback) => {
  if (host === shop) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else lookup(host, options, callback);
};
tls.connect = (options, ...rest) =>
  connect(options.host === shop ? { ...options, port: Number(process.env.SHOP_PORT) } : options, ...rest);
syncBuiltinESMExports();
