export const pt = {
  language: 'pt',
  filler: `este produto artigo jogo esta e o a os temporariamente de momento actualmente atualmente estado apenas so ainda  lamentamos atencao no_momento`,
  label: 'disponibilidade / stock / estado / em stock / estoque',
  yes: 'sim {n}',
  no: 'nao 0',
  in: `em stock / em estoque / disponivel / disponivel imediatamente / imediata / {n} em stock / {n} em estoque / {n} disponiveis / ultimas unidades / ultima unidade / disponivel em stock
    {n} unidades / {n} unidades em stock / entrega imediata / restam {n} em stock / restam {n} em estoque / restam {n} / ultima unidade disponivel / ultimas unidades disponiveis
    disponivel em estoque / ultimos artigos em stock / ultimos itens em estoque / pronta entrega / a pronta entrega / disponivel para envio imediato / disponibilidade imediata
    {n} unidades disponiveis / {n} unidades em estoque
    estoque baixo / estoque baixo restam {n} / em estoque e pronto para envio`,
  out: `esgotado / esgotada / indisponivel / nao disponivel / sem stock / sem estoque / fora stock / 0 em stock / avise me … / avisem me … / avisar me … / notificar me …
    esgotado e indisponivel / fora estoque / fora de estoque / fora de estoque e indisponivel / fora de stock / nao existem produtos suficientes em stock
    nao ha produtos suficientes em stock / ja nao em stock / ja nao disponivel
    estoque baixo restam 0`,
  preorder: 'pre venda / pre encomenda',
  ahead: `prevenda / em pre venda / brevemente / em breve / disponivel partir … / brevemente disponivel / disponivel em breve / disponivel {date} / pre venda … / pre encomendar`,
  release: 'data lancamento {date} / lancamento {date} / data publicacao {date}',
  unsure: `sob encomenda / por encomenda / sob consulta / disponivel por encomenda / em loja / consultar / envio em {n} semanas / disponivel sob encomenda`,
  aside: `envio … / entrega … / portes … / disponivel em loja … / pode ser encomendado
    pronto para envio / pronto para enviar`,
  used: 'usado',
  stems: 'stock estoque esgotad disponivel indisponivel encomenda brevemente',
  general: '? lojas opinioes',

  buy: `adicionar ao cesto / comprar / comprar agora / adicionar / comprar ja / adicionar a sacola / adicionar ao carrinho … / por no carrinho / encomendar / adicionar ao saco
    colocar no carrinho / adicionar a cesta / incluir no carrinho / adicionar produto / colocar no cesto / adicionar a encomenda / comprar online / comprar produto
    adicionar ao carrinho de compras / pedir / eu quero / adicionar ao pedido / adicionar na sacola / por no cesto`,
  others: `produtos relacionados … / produtos similares … / produtos semelhantes … / clientes que … / quem comprou … / tambem pode … / voce tambem … / outros produtos … / vistos recentemente …
    pode tambem …`,
  lost: 'pagina nao encontrada / produto nao encontrado / erro 404 / pagina nao existe',

  now: 'agora / preco / por {price} / promocao / so {price}',
  old: 'antes / preco anterior / pvpr / preco recomendado / preco original / preco normal',
  net: 'sem iva / iva nao incluido / + iva / iva excluido',
  gross: 'com iva / iva incluido / iva incl / {price} com iva',
  saving: 'poupe / poupa / economize / desconto / {price} de desconto',
  from: 'desde {price} / a partir de',
  shipping: 'envio / portes / portes de envio / entrega / frete',
  instalment: '{price} por mes / {price} mes / {n} x de / ate {n} x / por mes',
  unit: '{price} por {n}',
  conditional: `socio / socios / usado / codigo / cupao / cupom / ultimos {n} dias / preco mais baixo / com {price} / {price} com … / no pix / no boleto / {price} a vista`,
  price: 'preco',
  anyPrice: 'nosso o actual atual final venda de normal especial',
};
