/** First names and what they are called for short, one name a line. */
const lines = `alexander alex sandy sascha
alexandra alex sandra
andrew andy
anthony tony
benjamin ben
catherine cathy kate katie
charles charlie
christine chris christa tina
christopher chris
daniel dan danny
david dave
deborah debbie
dorothy dot
edward ed eddie ted
elisabeth elizabeth liz beth lisa betty
francisco paco
frederick fred freddie
geoffrey geoff
gerald gerry
harold harry
jacob jake
james jim jimmy jamie
jennifer jenny
jessica jess
john jack johnny
jonathan jon
jose pepe
joseph joe
katharina kathi
kenneth ken
lawrence larry
leonard len
margaret maggie meg peggy
matthew matt
michael mike mick
nicholas nick
nicola nicky
patricia pat trish
patrick pat paddy
peter pete
philip phil
raymond ray
rebecca becky
richard dick rick
robert bob rob bobby
ronald ron
samantha sam
samuel sam
stephen steve
steven steve
susan sue
sebastian basti
theodore theo ted
thomas tom
timothy tim
tobias toby tobi
ulrich uli
victoria vicky
vincent vince
wilhelm willi
william will bill willy`;

const names = lines.split('\n').map((line) => new Set(line.split(' ')));

/** `Toby` and `Tobias`: one first name, written as it is said. */
export const areOneFirstName = (a: string, b: string): boolean => names.some((forms) => forms.has(a) && forms.has(b));
