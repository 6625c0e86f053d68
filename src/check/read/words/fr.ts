export const fr = {
  language: 'fr',
  filler: `ce cet cette le la les l' produit article jeu est actuellement momentanement temporairement desole malheureusement sont ces des nous avons de pour moment il reste seulement au
    attention`,
  label: 'disponibilite|stock|statut|disponible / etat du stock / en stock',
  yes: 'oui {n} {n}_pieces',
  no: 'non 0',
  in: `disponible uniquement|seulement|exclusivement en ligne / (ne) plus que {n} en stock / plus que {n} disponibles|exemplaires / en stock / disponible (immediatement|suite)
    disponible en ligne / ({n}) disponibles / {n} (articles|exemplaires|pieces) en stock / derniers articles en stock / dernier article en stock / dernieres pieces (disponibles)
    derniers exemplaires|articles / dernier exemplaire / {n}|derniers exemplaires disponibles / en stock expedie|livre … / {n} restants / expedie|disponible sous {n} h|heures
    disponible expedie … / plus que {n} exemplaires en stock / ne que {n} articles / dernieres pieces en stock / disponibilite immediate / dispo / stock faible {n} (articles) restants
    stock limite|faible / il ne reste que {n} (exemplaires|articles) / il n'en reste que {n} / il reste {n} (exemplaires|articles) / derniere piece / quantite limitee
    plus que quelques pieces|exemplaires / en stock en ligne / en stock (et) expedie aujourd'hui|demain / en stock (et) expedie sous|en {n} h|heures|jours / en stock pret …
    encore {n} en stock / disponible a la|en livraison / bientot|presque epuise / retour en stock / plus que {n} pieces|articles`,
  out: `rupture (stock|definitive|temporaire|fournisseur) / en rupture (stock) / (stock) epuise / epuisee|epuises|indisponible / non|n'est|pas|plus disponible / n'est|pas|0|plus en stock
    hors|alerte stock / n'est pas|plus disponible / n'est pas|plus en stock / victime son succes / prevenez|prevenir|avertissez moi … / me prevenir … / m'avertir|m'alerter …
    etre prevenu|averti … / arret de commercialisation / en rupture et indisponible / epuise et indisponible / rupture stock et indisponible / pas assez produits en stock
    n'y a pas assez produits en stock / n'y a plus stock / stock faible 0 (articles) restants / indisponible en ligne / non disponible a la vente / vendu / vendue / alertez moi …
    etre alerte … / produit|article arrete|supprime / fin de serie / me notifier … / produit|article termine / definitivement epuise|indisponible / arret definitif`,
  preorder: '(en) precommande / pre commande / precommander',
  ahead: `pre commander / precommandez|bientot|prevente|reapprovisionnement|prochainement / bientot disponible / bientot en stock / a venir / a paraitre … / precommande|precommander|reassort …
    en (cours) reapprovisionnement|arrivage / disponible a partir|compter … / reapprovisionnement en cours / sortie prevue … / bientot de retour … / prochainement disponible …
    disponible le {date} / disponible {date} / disponible en {date} / disponible des le {date} / en attente de … / retour en stock prevu … / retour en stock prochainement|bientot
    retour en stock le|en {date} / de retour en stock bientot|prochainement / en cours d'approvisionnement / en approvisionnement / en reimpression … / en cours de reimpression … / arrivage …
    livraison prevue en {date}`,
  release: '(date) sortie|parution {date} / sortie prevue {date}',
  unsure: `(disponible) sur commande / sur demande / en stock fournisseur / disponible|chez fournisseur / en commande / uniquement en boutique|magasin / retrait en magasin uniquement
    expedie|disponible|livre sous {n} semaines / delai {n} semaines / reimpression en cours / disponible en magasin uniquement / disponible uniquement en magasin|boutique / nous consulter`,
  aside: `disponible dans … / choisir|selectionner|choisissez|livraison|expedition|expedie|retrait … / disponible en magasin|boutique|magasins / peut etre commande / pret a etre expedie
    pret a expedier / vendu|vendus {n} / disponible en {n}|plusieurs tailles|couleurs|coloris / tailles|couleurs|coloris disponibles / choisissez|selectionnez|choisir …`,
  used: "occasion|d'occasion|reconditionne",
  stems: `stock rupture epuis disponib indisponib precommand reapprovision paraitre reimpression commercialisation reassort arrivage boutique`,
  general: '? magasin magasins boutiques avis',

  buy: `ajouter a|dans mon panier / (ajouter|mettre) dans le panier / acheter|j'achete|commander / acheter|achetez maintenant / ajouter au panier … / (mettre|ajoutez|ajout) au panier
    ajouter a panier / je commande / ajouter au caddie|chariot|sac / ajout panier / acheter en ligne / acheter ce produit / ajouter cet article au panier / ajouter le produit au panier
    ajouter a la commande / achat immediat|rapide / ajouter a mon sac / commander maintenant / je l'achete`,
  add: 'ajouter',
  others: `vous aimerez|pourriez … / les clients|internautes … / dans la meme … / a decouvrir … / clients ayant … / souvent achetes … / recemment consultes … / ces articles … / accessoires
    produits apparentes|complementaires|recommandes|associes|lies|similaires … / articles associes|similaires|complementaires|recommandes … / ceux qui … / {n} autres produits …
    autres produits … / vus recemment … / derniers articles|produits consultes|vus … / recemment vus … / nos recommandations|suggestions|clients … / recommande|recommandes pour …
    frequemment|souvent achetes ensemble … / decouvrez aussi|egalement … / ils ont aussi … / completez … / du meme … / de la meme … / a voir|decouvrir aussi|egalement … / sponsorise …
    produits|articles que … / vous allez aussi … / vous avez aussi … / pour completer … / a associer avec … / ca pourrait … / cela pourrait … / inspirations`,
  lost: `page|produit introuvable / page non trouvee / erreur 404 / page n'existe … / la page demandee n'existe pas / page que vous cherchez|recherchez … / produit non trouve
    produit n'existe pas|plus / cette page|ce produit est introuvable / page est introuvable`,
  closed: `connectez vous pour voir|connaitre les|le|nos prix|tarifs / identifiez vous pour voir les|le|nos prix|tarifs / prix|tarif sur demande / reserve aux|a professionnels|membres|revendeurs`,

  now: `prix / livraison sous|en|dans|le / maintenant / seulement {price} / {price} livraison gratuite|offerte … / {price} livraison sous|en|entre|le … / {price} livraison & retours
    {price} livraison et retours`,
  old: `au lieu de / prix conseille|public|barre|d'origine|initial / ancien prix / avant / prix de vente conseille / prix catalogue`,
  regular: 'prix habituel / prix normal|regulier|habituel / prix de base',
  net: 'ht / h t / hors taxe|taxes|tva / sans tva / {price} ht / prix ht / hors tva {n} %',
  gross: 'ttc / tva incluse|comprise / t t c / toutes taxes comprises',
  saving: '(vous) economisez / economie|remise|reduction / {price} de remise|reduction',
  from: "a partir (de|d') / des {price}",
  shipping: 'livraison (gratuite) / frais de port|livraison / port',
  free: 'gratuit gratuite gratuits gratuitement offert offerte offerts',
  instalment: `{price} par mois|jour / par mois|jour / mensuel / {price}/mois / {price} mois / (paiement) en {n} fois`,
  unit: '{price} par {n} / {price} le kg|litre',
  conditional: `membre|membres|adherent|adherents|pro|acompte|occasion|d'occasion / prix pro / carte|cheque cadeau / bon d'achat / derniers {n} jours / {n} derniers jours / prix le plus bas
    {price} avec … / avec|dont {price} / code promo / avec code / eco part`,
  price: 'prix',
  anyPrice: 'notre votre le de vente actuel ttc normal public promo special web internet unitaire',
};
