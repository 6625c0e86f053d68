import type { Words } from './words.ts';

export const es: Words = {
  language: 'es',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',

  filler: `este esta producto articulo juego es el la los las temporalmente actualmente momentaneamente lo sentimos estado de ahora solo quedan queda en_este_momento este se encuentra hay tenemos`,
  label: 'disponibilidad / existencias / stock / estado / en stock / disponible',
  yes: 'si {n}',
  no: 'no 0',
  in: `
    en stock / disponible / disponible inmediatamente / disponibilidad inmediata / con existencias / {n} en stock / {n} unidades / {n} disponibles / {n} unidades disponibles / ultimas unidades / ultima unidad / disponibles
    stock {n} / disponible en stock / entrega inmediata / {n} unidades en stock / ultimas unidades en stock / disponible envio … / disponible entrega …`,
  out: `
    agotado / agotada / agotados / sin stock / sin existencias / no disponible / no stock / no existencias / fuera de stock / no quedan existencias / no quedan unidades / no unidades / 0 en stock / 0 unidades / no esta disponible
    avisame … / avisarme … / avisenme … / avisame / no disponible … / sin disponibilidad / descatalogado definitivamente / notificarme … / 0 disponibles`,
  preorder: 'preventa / pre venta / preorden',
  ahead: `
    preventa / en preventa / reservar / reservar ahora / reserva / pre reserva / prerreserva / proximamente / proximo lanzamiento / preorden / pre orden / disponible a partir … / disponible {date} / disponible desde {date} / disponible desde el {date}
    disponible el {date} / preventa … / proximamente … / reserva ya / muy pronto / pre venta`,
  release:
    'fecha lanzamiento {date} / fecha de lanzamiento {date} / lanzamiento {date} / fecha de publicacion {date} / fecha publicacion {date} / fecha de salida {date}',
  sending: '',
  unsure:
    'bajo pedido / por encargo / disponible bajo pedido / consultar disponibilidad / consultar / solo tienda / solo en tienda / disponible proveedor / envio {n} semanas / entrega {n} semanas / disponible en {n} semanas',
  aside:
    'selecciona … / elige … / entrega … / envio … / disponible tienda / disponible tiendas / recogida … / recibelo … / envio gratis / disponible tienda …',
  used: 'segunda mano / usado',
  stems: 'stock agotad existencias disponib indisponib preventa proximamente descatalogad reimpresion',
  general: '? tienda tiendas opiniones',

  buy: `
    anadir al carrito / anadir a la cesta / agregar al carrito / comprar / comprar ahora / anadir a cesta / anadir a mi cesta / agregar a la cesta / anadir al carro / al carrito / anadir / agregar al carro / comprar ya / anadir al carrito …
    anadir a la bolsa / anadir al carrito de compra / agregar / meter en la cesta`,
  others:
    'productos relacionados … / productos similares … / tambien te … / tambien podria … / quiza te … / los clientes … / clientes que … / te puede … / te recomendamos … / relacionados / otros productos … / vistos recientemente …',
  instead: '',
  lost: 'pagina no encontrada / producto no encontrado / error 404 / no se ha encontrado … / la pagina no existe / pagina no existe',
  gone: '',

  now: 'ahora / precio / nuestro precio / oferta / precio oferta / precio especial / precio final / solo {price}',
  old: 'antes / precio anterior / pvp recomendado / pvpr / precio original / precio recomendado / precio normal',
  net: 'sin iva / iva no incluido / iva excluido / mas iva / + iva / sin impuestos / iva aparte / iva no incl',
  gross: 'iva incluido / con iva / iva incl / impuestos incluidos',
  saving: 'ahorra / ahorras / ahorro / te ahorras / descuento / {price} de descuento / {price} descuento',
  from: 'desde {price} / a partir de / desde',
  shipping: 'envio / gastos de envio / envio gratis / entrega',
  instalment:
    '{price} al mes / al mes / {price}/mes / {price} mes / {n} x {price} / {price} por mes / mensuales / {n} cuotas de / {n} plazos de',
  unit: '{price} por {n} / {price}/kg / {price}/l',
  conditional:
    'socio / socios / segunda mano / usado / deposito / tarjeta regalo / codigo / con codigo / cupon / ultimos {n} dias / precio mas bajo / con {price} / {price} con …',
  price: 'precio',
  anyPrice: 'nuestro su el actual final normal venta oferta de pvp',
};
