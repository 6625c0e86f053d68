export const es = {
  language: 'es',
  filler: `este esta producto articulo juego es el la los las temporalmente actualmente momentaneamente lo sentimos estado de ahora solo quedan queda en_este_momento este se encuentra tenemos
    advertencia atencion`,
  label: 'disponibilidad|existencias|stock|estado|disponible / en stock',
  yes: 'si {n}',
  no: 'no 0',
  in: `en|hay|bajo stock / (stock) disponible / disponible inmediatamente / disponibilidad|entrega inmediata / con|hay|en|{n}|pocas existencias / {n} en stock / {n} unidades
    {n} (unidades|piezas) disponibles / ultimas unidades (disponibles) / ultima unidad (disponible) / disponibles / {n}|ultimas unidades en stock / disponible envio|entrega …
    ({n}) en existencia / hay {n} / ultimos articulos en inventario|stock / disponible en {n} horas|h / en almacen / pocas existencias quedan {n} / disponible online / disponible para envio
    disponible para entrega / mas de {n} disponibles / quedan {n} / queda {n} / ultima disponible / pocas unidades (disponibles) / quedan pocas (unidades) / stock bajo|limitado
    en stock listo … / en stock y listo … / con stock / en bodega / entrega|envio inmediato|inmediata en stock / solo quedan {n} / solo queda {n}`,
  out: `agotado|agotada|agotados / sin|no stock / sin|no|fuera existencias / fuera de stock / no|0|sin unidades / 0 en stock / avisame|avisarme|avisenme|notificarme … / no disponible …
    sin disponibilidad / descatalogado definitivamente / 0 disponibles / no hay existencias|stock|unidades / agotado y no disponible / no hay suficientes productos en stock / ya no en stock
    ya no disponible / fuera existencia / no hay suficiente stock / pocas existencias quedan 0 / no hay unidades (disponibles) / descatalogado / producto descatalogado / discontinuado
    producto discontinuado / vendido / rotura de stock / avisadme … / avisar cuando … / recibir aviso … / notificame … / quiero que me avisen … / producto vendido`,
  preorder: 'preventa / pre venta / preorden / disponible en reserva|preventa / precompra',
  ahead: `en preventa / reservar / (pre) reserva / prerreserva / proximo lanzamiento / pre orden / disponible a partir … / preventa|proximamente … / reserva ya / muy pronto / disponible para reserva
    disponible para ser reservado / se puede reservar / disponible en {date} / disponible el {date} / disponible desde el {date} / salida prevista … / en camino / pendiente de … / en reposicion
    reposicion … / proxima reposicion … / en reimpresion … / fecha estimada … / fecha de llegada … / llegada estimada|prevista …`,
  release: '(fecha) lanzamiento {date} / fecha publicacion {date} / fecha de salida {date}',
  unsure: `bajo pedido / por encargo / consultar (disponibilidad) / solo en tienda / disponible proveedor / envio|entrega {n} semanas / disponible en {n} semanas / sobre pedido / a pedido
    consultar|consulte stock / solo recogida en tienda`,
  aside: `selecciona|elige|entrega|envio|recogida|recibelo … / disponible tiendas / disponible tienda … / puede reservarse / puede ser reservado / listo para enviar / disponibilidad en tienda …
    ver disponibilidad … / vendido|vendidos|vendidas {n} / disponible en {n}|varias|varios tallas|colores / tallas|colores disponibles / elige|elija|seleccione|selecciona|escoge …`,
  used: 'segunda mano / usado',
  stems: 'stock agotad existencias disponib indisponib preventa proximamente descatalogad reimpresion',
  general: '? tienda tiendas opiniones',

  buy: `anadir a (la|mi) cesta / agregar al carrito|carro|pedido / comprar (ahora|ya|online|producto) / agregar a la cesta|bolsa / anadir al carro|pedido / al carrito / anadir producto
    anadir al carrito … / anadir a la bolsa / meter en la cesta / agregar|anadir al carrito de compras / meter|poner en el carrito / lo quiero / pedir (ahora) / agregar|anadir a mi carrito
    comprar este producto / compralo ya / agregar a carrito / agregar a la cesta|compra`,
  add: 'anadir / agregar',
  others: `tambien te|podria … / quiza te … / los clientes … / clientes que … / te puede|recomendamos … / relacionados / otros productos … / vistos recientemente … / quiza|quizas tambien …
    te podria|puede|podrian|pueden interesar|gustar … / articulos relacionados|similares|recomendados … / quienes compraron … / {n} otros productos …
    productos recomendados|relacionados|similares|destacados|vistos|complementarios|sugeridos … / recomendados para … / recomendaciones … / comprados juntos …
    frecuentemente|habitualmente comprados … / accesorios / completa tu … / combinalo con … / combina con … / otros|otras clientes|personas … / quizas te … / a otros … / patrocinado
    patrocinados / de la misma … / mas de esta … / ultimos productos vistos / tal vez …`,
  lost: `pagina no encontrada|existe / producto no encontrado / error 404 / no se ha encontrado … / no se encontro la pagina / no se encontro el producto / producto no existe / pagina que buscas …
    no encontramos la pagina / no hemos encontrado la pagina`,
  closed: `precio a consultar / inicia|inicie sesion para ver (el|los) precio|precios / precio|precios bajo consulta|solicitud / consultar precio / solo para miembros|profesionales|distribuidores
    solo profesionales`,

  now: 'codigo (de|del) producto|articulo / ahora|precio|oferta / solo {price} / {price} envio gratis|gratuito|incluido|en … / {price} codigo de producto|barras / {price} codigo producto',
  old: 'antes / precio anterior|original|recomendado / pvp recomendado / pvpr / precio de lista / precio minimo anterior / precio minimo',
  regular: 'precio normal / precio habitual|normal|regular',
  net: 'sin iva|impuestos / iva no incluido|incl / iva excluido|aparte / mas iva / + iva',
  gross: 'iva incluido|incl / con iva / impuestos incluidos / {price} con iva',
  saving: 'ahorra|ahorro|descuento / (te) ahorras / {price} (de) descuento',
  from: 'a partir de / desde',
  shipping: 'envio (gratis) / gastos de envio / entrega',
  free: 'gratis gratuito gratuita gratuitos',
  instalment: '{price} (al|por) mes / al mes / {price}/mes / mensuales / {n} cuotas|plazos de',
  unit: '{price} por {n}',
  conditional: `socio|socios|usado|deposito|codigo|cupon / segunda mano / tarjeta regalo / ultimos {n} dias / precio mas bajo / con {price} / {price} con …`,
  price: 'precio',
  anyPrice: 'nuestro su el actual final normal venta oferta de pvp',
};
