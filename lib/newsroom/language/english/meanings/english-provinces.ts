// Provinces of China and states of the United States in English, one a line: news from one of them is
// not about another. Those that are also countries or cities, such as Georgia and New York, are in the
// other tables. Each is its own key for the other languages.

export const englishProvinces = `
alabama
alaska
anhui
arizona
arkansas
california
colorado
connecticut
delaware
florida
fujian
gansu
guangdong
guangxi
guizhou
hainan
hawaii
hebei
heilongjiang
henan
hubei
hunan
idaho
illinois
indiana
inner mongolia
iowa
jiangsu
jiangxi
jilin
kansas
kentucky
liaoning
louisiana
maryland
massachusetts
michigan
minnesota
mississippi
missouri
montana
nebraska
nevada
new hampshire
new jersey
new mexico
ningxia
north carolina
north dakota
ohio
oklahoma
oregon
pennsylvania
qinghai
rhode island
shaanxi
shandong
shanxi
sichuan
south carolina
south dakota
tennessee
texas
tibet
utah
vermont
virginia
west virginia
wisconsin
wyoming
xinjiang
yunnan
zhejiang
`;
