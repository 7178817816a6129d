/** Food and farming, animals and what people gather for. A concept a line; its first word is its name. */
export const foodConcepts = `
cheese käse fromage queso
milk milch lait leche
butter beurre mantequilla
fat fett grasse grasa
sugar zucker sucre azúcar
protein eiweiß protéine proteína
ripening ripened reifezeit reifung gereift affinage affiné affinée maduración madurado madurada
ingredient zutat zutaten ingrediente
fruit obst fruta
vegetable gemüse légume verdura hortaliza
meat fleisch viande carne
fish fisch poisson pescado
flour mehl farine harina
egg eier oeuf œuf huevo
honey honig miel
wheat weizen blé trigo
cereal getreide céréale
seed saatgut semence semilla
harvest ernte récolte cosecha vendange vendimia
cow kuh vache vaca
sheep schaf schafe mouton oveja
goat ziege ziegen chèvre cabra
pig schwein schweine porc cerdo
horse pferd pferde cheval chevaux caballo
dog hund hunde chien perro
bottle flasche flaschen bouteille botella
pool schwimmbecken piscine piscina
boat boot boote bateau barco
bicycle fahrrad vélo bicicleta
bus omnibus autobús autocar
bridge brücke pont puente
music musik musique música
concert konzert concierto
stage bühne escenario
exhibition ausstellung exposition exposición
museum musée museo
painting gemälde lienzo
light beleuchtung éclairage iluminación illumination
key schlüssel clé llave
`;
