export const es = {
  language: 'es',
  filler: `este esta producto articulo juego es el la los las temporalmente actualmente momentaneamente lo sentimos estado de ahora solo quedan queda en_este_momento este se encuentra tenemos
    advertencia atencion`,
  label: 'disponibilidad / existencias / stock / estado / en stock / disponible',
  yes: 'si {n}',
  no: 'no 0',
  in: `en stock / disponible / disponible inmediatamente / disponibilidad inmediata / con existencias / {n} en stock / {n} unidades / {n} disponibles / {n} unidades disponibles / ultimas unidades
    ultima unidad / disponibles / entrega inmediata / {n} unidades en stock / ultimas unidades en stock / disponible envio … / disponible entrega … / hay existencias / hay stock
    en existencia / {n} en existencia / en existencias / {n} existencias / hay {n} / ultimos articulos en inventario / ultimos articulos en stock / ultimas unidades disponibles
    disponible en {n} horas / disponible en {n} h / stock disponible / {n} piezas disponibles / ultima unidad disponible / en almacen
    pocas existencias / pocas existencias quedan {n} / bajo stock`,
  out: `agotado / agotada / agotados / sin stock / sin existencias / no stock / no existencias / fuera de stock / no unidades / 0 en stock / 0 unidades / avisame … / avisarme … / avisenme …
    no disponible … / sin disponibilidad / descatalogado definitivamente / notificarme … / 0 disponibles / no hay existencias / no hay stock / no hay unidades / agotado y no disponible
    no disponible porque no existencias / no hay suficientes productos en stock / ya no en stock / ya no disponible / fuera existencia / fuera existencias / sin unidades
    no hay suficiente stock
    pocas existencias quedan 0`,
  preorder: 'preventa / pre venta / preorden',
  ahead: `en preventa / reservar / reserva / pre reserva / prerreserva / proximo lanzamiento / pre orden / disponible a partir … / preventa … / proximamente … / reserva ya / muy pronto
    disponible para reserva / disponible para ser reservado / se puede reservar`,
  release: `fecha lanzamiento {date} / lanzamiento {date} / fecha publicacion {date} / fecha de salida {date}`,
  unsure: `bajo pedido / por encargo / consultar disponibilidad / consultar / solo tienda / solo en tienda / disponible proveedor / envio {n} semanas / entrega {n} semanas / disponible en {n} semanas`,
  aside: `selecciona … / elige … / entrega … / envio … / disponible tiendas / recogida … / recibelo … / disponible tienda … / puede reservarse / puede ser reservado
    listo para enviar`,
  used: 'segunda mano / usado',
  stems: 'stock agotad existencias disponib indisponib preventa proximamente descatalogad reimpresion',
  general: '? tienda tiendas opiniones',

  buy: `anadir a la cesta / agregar al carrito / comprar / comprar ahora / anadir a cesta / anadir a mi cesta / agregar a la cesta / anadir al carro / al carrito / anadir / agregar al carro
    comprar ya / anadir al carrito … / anadir a la bolsa / agregar / meter en la cesta / agregar a la bolsa / comprar online / agregar al carrito de compras / comprar producto
    anadir al pedido / anadir producto / meter en el carrito / poner en el carrito / lo quiero / pedir / pedir ahora / agregar a mi carrito / anadir a mi carrito / comprar este producto
    anadir al carrito de compras / agregar al pedido`,
  others: `productos relacionados … / productos similares … / tambien te … / tambien podria … / quiza te … / los clientes … / clientes que … / te puede … / te recomendamos … / relacionados
    otros productos … / vistos recientemente …`,
  lost: `pagina no encontrada / producto no encontrado / error 404 / no se ha encontrado … / pagina no existe`,

  now: 'ahora / precio / oferta / solo {price}',
  old: `antes / precio anterior / pvp recomendado / pvpr / precio original / precio recomendado / precio normal`,
  net: `sin iva / iva no incluido / iva excluido / mas iva / + iva / sin impuestos / iva aparte / iva no incl`,
  gross: 'iva incluido / con iva / iva incl / impuestos incluidos / {price} con iva',
  saving: 'ahorra / ahorras / ahorro / te ahorras / descuento / {price} de descuento / {price} descuento',
  from: 'a partir de / desde',
  shipping: 'envio / gastos de envio / envio gratis / entrega',
  instalment: `{price} al mes / al mes / {price}/mes / {price} mes / {price} por mes / mensuales / {n} cuotas de / {n} plazos de`,
  unit: '{price} por {n}',
  conditional: `socio / socios / segunda mano / usado / deposito / tarjeta regalo / codigo / cupon / ultimos {n} dias / precio mas bajo / con {price} / {price} con …`,
  price: 'precio',
  anyPrice: 'nuestro su el actual final normal venta oferta de pvp',
};
