// The cities of `english-cities.ts` with other names in Filipino, from Unicode CLDR 48.2; its
// license notice is there.

export const filipinoCities = `
bahía de banderas = bahia banderas
canaries = canarias
cancún = cancun
ciudad juárez = lungsod ng juárez
comoros = comores
faroes = faroe
galápagos islands = galápagos
ho chi minh city = lungsod ng ho chi minh
lower prince's quarter = lower prince's quarter
mexico city = lungsod ng mexico
mérida = merida
n'djamena = n'djamena
port of spain = puwerto ng espanya
rankin inlet = makipot na look ng rankin
st. john's = st. john's
`;
