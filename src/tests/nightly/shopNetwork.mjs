// Preloaded into the program under test: resolves only shop.example to the test's shop on loopback,
// over https and on the usual port, as the rules for offers require. Everything else is unchanged.
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
