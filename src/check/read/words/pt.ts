export const pt = {
  language: 'pt',
  filler:
    'este produto artigo jogo esta e o a os temporariamente de momento actualmente atualmente estado apenas so ainda lamentamos atencao no_momento momentaneamente encontra_se ops',
  label: 'disponibilidade|stock|estado|estoque / em stock',
  yes: 'sim {n}',
  no: 'nao 0',
  in: `({n}|disponivel) em stock|estoque / disponivel (imediatamente) / (entrega|disponibilidade) imediata / {n} disponiveis / ultimas|{n} unidades (disponiveis) / ultima unidade (disponivel)
    {n} unidades em stock|estoque / restam {n} em stock|estoque / ultimos artigos em stock / ultimos itens em estoque / (a) pronta entrega / disponivel para envio imediato / estoque baixo
    estoque baixo restam {n} / em estoque e pronto para envio / disponivel online / restam {n} (unidades|pecas) / {n} restantes / ultimas unidades em stock|estoque / ultimo disponivel
    ultimas pecas / poucas unidades (disponiveis) / restam poucas unidades / disponivel para entrega / stock limitado / em stock envio … / mais de {n} disponiveis`,
  out: `esgotado|esgotada|indisponivel / (ja) nao disponivel / sem stock|estoque / fora (de) stock|estoque / 0 em stock / avise|avisem|avisar|notificar me … / esgotado e indisponivel
    fora de estoque e indisponivel / nao existem|ha produtos suficientes em stock / ja nao em stock / estoque baixo restam 0 / indisponivel online / nao ha stock|estoque
    nao ha estoque suficiente / descontinuado / produto descontinuado / me avise … / quero ser avisado … / 0 em estoque / vendido / vendida / fora de linha|catalogo`,
  preorder: 'pre venda|encomenda / disponivel em pre venda',
  ahead: `prevenda / em pre venda / brevemente (disponivel) / (disponivel) em breve / disponivel partir … / disponivel {date} / pre venda … / pre encomendar / reserve ja|agora / disponivel em {date}
    lancamento em {date} / previsao de … / previsao chegada … / em transito / caminho / aguardando reposicao|chegada … / em reposicao … / chegada prevista … / reposicao prevista … / proximamente
    data prevista … / disponivel a partir de …`,
  release: '(data) lancamento {date} / data publicacao {date}',
  unsure:
    'sob|por encomenda / sob consulta / disponivel por|sob encomenda / consultar / envio em {n} semanas / consultar|consulte disponibilidade / disponivel em {n} semanas / apenas em loja',
  aside: `envio|entrega|portes … / disponivel em loja … / pode ser encomendado / pronto para envio|enviar / disponibilidade em loja … / ver disponibilidade … / vendido|vendidos {n}
    disponivel em {n} cores|tamanhos / cores|tamanhos disponiveis / escolha|selecione|selecionar …`,
  used: 'usado',
  stems: 'stock estoque esgotad disponivel indisponivel encomenda brevemente',
  general: '? lojas opinioes',

  buy: `adicionar ao cesto|saco|pedido / comprar (agora|ja|online|produto) / adicionar produto / adicionar a sacola|cesta|encomenda / adicionar ao carrinho … / por|colocar|incluir no carrinho
    encomendar / colocar|por no cesto / pedir / eu quero / adicionar na sacola / compre agora|ja / quero comprar / encomendar|pedir agora / comprar este produto`,
  add: 'adicionar',
  others: `produtos relacionados|similares|semelhantes … / clientes que … / quem comprou … / tambem pode … / voce|pode tambem … / outros produtos … / vistos recentemente … / talvez …
    podera|poderia tambem … / produtos recomendados|vistos|relacionados|sugeridos|complementares … / quem viu … / os clientes … / compre junto … / comprados juntos …
    frequentemente comprados … / visto recentemente … / acessorios / {n} outros produtos … / da mesma … / na mesma … / veja tambem … / aproveite e … / aproveite tambem … / sugestoes …
    complete o|a seu|sua … / combine com … / outros clientes|artigos … / tambem te … / tambem podera … / do mesmo … / patrocinado / patrocinados / recomendados … / recomendamos …
    leve tambem … / quem levou …`,
  lost: 'pagina nao encontrada|existe / produto nao encontrado / erro 404 / pagina que procura … / pagina que voce procura … / nao encontramos a pagina / produto nao existe',
  closed: `entre|inicie sessao para ver (o|os) preco|precos / faca login para ver (o|os) preco|precos / preco|precos sob consulta / consultar preco / apenas para membros|revendedores
    preco sob pedido / produto sob consulta`,

  now: 'codigo (do) produto|artigo / agora|preco|promocao / por|so {price} / {price} portes|frete|envio gratis … / {price} portes|frete gratuito|gratuitos …',
  old: 'antes / preco anterior|recomendado|original / pvpr / preco antigo|original|anterior / preco de tabela',
  regular: 'preco normal / preco normal|regular|habitual',
  net: 'sem iva / iva nao incluido / + iva / iva excluido / s/ iva',
  gross: 'com iva / iva incluido|incl / {price} com iva',
  saving: 'poupe|poupa|economize|desconto / {price} de desconto',
  from: 'desde {price} / a partir de',
  shipping: 'envio|portes|entrega|frete / portes de envio',
  free: 'gratis gratuito gratuita gratuitos',
  instalment: '{price} (por) mes / {n} x de / ate {n} x / por mes',
  unit: '{price} por {n}',
  conditional: `socio|socios|usado|codigo|cupao|cupom / ultimos {n} dias / preco mais baixo / com {price} / {price} com … / no pix|boleto / {price} a vista`,
  price: 'preco',
  anyPrice: 'nosso o actual atual final venda de normal especial',
};
