export const fr = {
  language: 'fr',
  filler: `ce cet cette le la les l' produit article jeu est actuellement momentanement temporairement desole malheureusement sont ces des nous avons de pour moment il reste seulement au
    attention`,
  label: 'disponibilite / stock / etat du stock / statut / en stock / disponible',
  yes: 'oui {n}',
  no: 'non 0',
  in: `plus que {n} en stock / plus que {n} disponibles / en stock / disponible / disponible immediatement / disponible suite / disponibles / {n} en stock / derniers articles en stock
    dernier article en stock / dernieres pieces / derniers exemplaires / dernier exemplaire / derniers articles / {n} exemplaires disponibles / {n} disponibles / {n} articles en stock
    en stock expedie … / {n} exemplaires en stock / {n} restants / derniers exemplaires disponibles / expedie sous {n} h / en stock livre … / disponible expedie … / ne plus que {n} en stock
    plus que {n} exemplaires en stock / plus que {n} exemplaires / ne que {n} articles / dernieres pieces disponibles / dernieres pieces en stock / disponibilite immediate
    disponible sous {n} h / disponible sous {n} heures / expedie sous {n} heures / {n} pieces en stock / dispo
    stock faible / stock faible {n} restants / stock faible {n} articles restants`,
  out: `rupture / rupture stock / en rupture / en rupture stock / epuise / epuisee / epuises / indisponible / non disponible / n'est disponible / n'est en stock / pas en stock / hors stock
    pas disponible / n'est pas disponible / n'est pas en stock / 0 en stock / victime son succes / rupture definitive / prevenez moi … / me prevenir … / m'avertir … / etre prevenu … / etre averti …
    prevenir moi … / m'alerter … / avertissez moi … / n'est plus disponible / n'est plus en stock / plus disponible / plus en stock / alerte stock / rupture temporaire / rupture fournisseur
    arret de commercialisation / en rupture et indisponible / epuise et indisponible / rupture stock et indisponible / pas assez produits en stock / n'y a pas assez produits en stock
    n'y a plus stock / stock epuise
    stock faible 0 restants / stock faible 0 articles restants`,
  preorder: 'precommande / pre commande / precommander / en precommande',
  ahead: `pre commander / precommandez / bientot disponible / bientot / bientot en stock / a venir / a paraitre … / precommande … / precommander … / prevente / en reapprovisionnement
    reapprovisionnement / en cours reapprovisionnement / disponible a partir … / reapprovisionnement en cours / sortie prevue … / reassort … / prochainement / disponible a compter …`,
  release: `date sortie {date} / sortie {date} / sortie prevue {date} / parution {date} / date parution {date}`,
  unsure: `sur commande / sur demande / en stock fournisseur / disponible fournisseur / chez fournisseur / en commande / uniquement en boutique / uniquement en magasin / retrait en magasin uniquement
    expedie sous {n} semaines / delai {n} semaines / disponible sous {n} semaines / livre sous {n} semaines / reimpression en cours / disponible sur commande`,
  aside: `disponible dans … / choisir … / selectionner … / choisissez … / livraison … / disponible en magasin / expedition … / disponible en boutique / expedie … / retrait … / disponible en magasins
    peut etre commande
    pret a etre expedie / pret a expedier`,
  used: "occasion / d'occasion / reconditionne",
  stems: `stock rupture epuis disponib indisponib precommand reapprovision paraitre reimpression commercialisation reassort arrivage boutique`,
  general: '? magasin magasins boutiques avis',

  buy: `ajouter a mon panier / ajouter dans le panier / acheter / acheter maintenant / j'achete / ajouter au panier … / mettre au panier / dans le panier / au panier / commander / ajouter a panier
    je commande / ajoutez au panier / ajouter au caddie / ajouter au chariot / ajouter au sac / mettre dans le panier / achetez maintenant / ajout panier / ajout au panier / acheter en ligne
    ajouter dans mon panier / acheter ce produit / ajouter cet article au panier / ajouter le produit au panier / ajouter a la commande / achat immediat / achat rapide`,
  add: 'ajouter',
  others: `produits similaires … / vous aimerez … / les clients … / dans la meme … / articles similaires … / produits associes … / vous pourriez … / a decouvrir … / clients ayant … / souvent achetes …
    nos suggestions … / recemment consultes … / ces articles … / les internautes … / du meme auteur … / accessoires`,
  lost: `page introuvable / page non trouvee / produit introuvable / erreur 404 / page n'existe … / la page demandee n'existe pas`,

  now: `prix / livraison sous / livraison en / livraison dans / livraison le / maintenant / seulement {price}`,
  old: `au lieu de / prix conseille / prix public / prix barre / ancien prix / avant / prix de vente conseille / prix habituel / prix d'origine / prix initial`,
  net: 'ht / h t / hors taxe / hors taxes / hors tva / sans tva / {price} ht / prix ht / hors tva {n} %',
  gross: 'ttc / tva incluse / t t c / toutes taxes comprises / tva comprise',
  saving: `economisez / vous economisez / economie / remise / reduction / {price} de remise / {price} de reduction`,
  from: "a partir de / des {price} / a partir d' / a partir",
  shipping: 'livraison / frais de port / frais de livraison / port / livraison gratuite',
  instalment: `{price} par mois / par mois / mensuel / {price}/mois / {price} mois / paiement en {n} fois / par jour / {price} par jour / en {n} fois`,
  unit: '{price} par {n} / {price} le kg / {price} le litre',
  conditional: `membre / membres / adherent / adherents / prix pro / pro / acompte / occasion / d'occasion / carte cadeau / bon d'achat / cheque cadeau / derniers {n} jours / {n} derniers jours
    prix le plus bas / {price} avec … / avec {price} / code promo / avec code / dont {price}`,
  price: 'prix',
  anyPrice: 'notre votre le de vente actuel ttc normal public promo special web internet unitaire',
};
