/** Passwords of eight characters and more that head every published list of leaked ones, in lower case. */
const COMMON = new Set(
  `
password password1 password2 password3 password4 password5 password6 password7 password8 password9 password0 password01
password10 password11 password12 password13 password21 password22 password23 password69 password99 password123
password1234 password12345 password123456 password1! password! password!! password? password. password@123 password#1
passwords passwordpassword passw0rd passw0rd1 passw0rd! passw0rd123 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p@ssword
p@ssword1 p@55w0rd pa$$word pa$$w0rd pa55word pa55w0rd passwort passwort1 passwort123 motdepasse contrasena senha123
parola123 salasana wachtwoord losenord haslo123 heslo123 mypassword mypassword1 mypass123 newpassword yourpassword
thepassword nopassword password2020 password2021 password2022 password2023 password2024 password2025 password2026
secret123 secret12 secretsecret topsecret letmein1 letmein12 letmein123 letmein! letmein2 letmeinnow openseasame opensesame
welcome1 welcome2 welcome12 welcome123 welcome1234 welcome! welcome1! welcome@123 welcome01 welcome2024 welcome2025
changeme changeme1 changeme123 changeit changethis default1 default123 temppass temp1234 temporary tempo123 guest123
guest1234 admin123 admin1234 admin12345 admin@123 admin2024 adminadmin administrator administrator1 root1234 rootroot
toor1234 test1234 test12345 testtest testing1 testing12 testing123 testpass tester123 demo1234 user1234 username username1
login123 login1234 loginlogin account1 access14 access123 internet internet1 computer computer1 computer2 computer12
computer123 microsoft windows7 windows10 windowsxp android1 samsung1 samsung123 google123 googlegoogle facebook facebook1
youtube1 twitter1 instagram instagram1 linkedin linkedin1 whatsapp snapchat tiktok123 pinterest netflix1 amazon123
minecraft minecraft1 pokemon1 pokemon123 nintendo playstation playstation1 xbox3600 fortnite fortnite1 roblox123 callofduty
starcraft warcraft worldofwarcraft counterstrike halflife leagueoflegends gameover gamer123 gamers123 pubg1234
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty!@# qwerty01 qwerty11 qwerty22 qwerty77 qwerty99
qwertyqwerty qwertyuiop1 qwertyuiop123 qwerty789 qwert123 qwert1234 qwert12345 qwertz123 qwertzui qwertzuiop azerty12
azerty123 azerty1234 azertyui azertyuiop qwer1234 qwer12345 qwerasdf qwerasdfzxcv qweasdzxc qweasd123 qweqwe123 qwe12345
qwe123qwe qwe123456 asdf1234 asdf12345 asdfasdf asdasd123 asdfghjkl1 asdfjkl; asdfqwer asdf4321 asd12345 asd123asd zxcv1234
zxcvbnm1 zxcvbnm123 zxcvasdf zxczxc123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r! q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz!qaz 1qaz@wsx !qaz2wsx !qaz1qaz !qaz@wsx qazwsxedc qazwsx123 qazwsx12
qazxsw123 qaz123wsx zaq12wsx zaq1zaq1 zaq1xsw2 zaq!2wsx xsw2zaq1 2wsx3edc 1234qwer 12345qwert 123456qwerty 123qweasd
123qwe123 123qwe!@# 123qweasdzxc 1234asdf 1234abcd 12345abc 12345abcd 123456abc 123456789a 123456789q 123456789z 12345678a
12345678q 1234567a 1234567q 12345671 1234567x a1234567 a12345678 a123456789 aa123456 aa12345678 aaa12345 abc12345 abc123456
abc1234567 abcd1234 abcd12345 abcd123456 abcde123 abcdef12 abcdef123 abcdefg1 abcdefg123 abcabc123 ab123456 a1b2c3d4
a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 q123456789 z123456789 x1234567 w1234567 s1234567 k1234567 m1234567 123abc123 321321321
147258369 147852369 159357456 159753456 123698745 741852963 963852741 789456123 789456321 456789123 456123789 987456321
1478963250 1472583690 1234512345 1233211234567 123454321 1234554321 12344321 12345679 123456780 123456788 1234567899
11223344 1122334455 112233445566 11221122 11112222 10203040 1020304050 102030405060 13579246 135792468 1357924680 24681012
0987654321 01020304 01012000 01011990 01011980 01011970 00000007 12121990 12041961 19501950 19841984 19871987 19891989
19901990 19911991 20002000 20012001 20202020 20242024 20252025 31415926 3141592653 27182818 42424242 69696969 66666666
iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou! iloveyou12 iloveyou123 iloveyou22 iloveyou4ever iloveu12 iloveu123
iloveme1 iloveme2 ilovegod ilovehim ilovemyself ilovejesus ilovemom loveyou1 loveyou2 loveyou123 lovelove lovelove1
lovelife loveless loveme123 lover123 lovers123 loveforever foreverlove trueloves mylove123 mylovely sweetheart sweetheart1
sweetie1 sweetness sweetpea honey123 darling1 babygirl babygirl1 babygirl2 babygirl12 babyboy1 babylove babyblue princess
princess1 princess2 princess12 princess123 sunshine sunshine1 sunshine2 sunshine12 sunshine123 sunflower sunflower1
butterfly butterfly1 butterfly7 beautiful beautiful1 gorgeous gorgeous1 friends1 friends12 friendship friends4ever
bestfriend bestfriends family123 forever1 forever21 forever123 together happy123 happy1234 happiness happyday smile123
smiley123 trustno1 trustme1 truelove truelove1 believe1 blessed1 blessing godisgood godbless jesus123 jesuschrist
jesuslovesme jesusislord christ123 heaven123 angel123 angels123 angelina angelito mariposa estrella corazon1 teamo123
teamomucho tequiero tequieromucho amorcito princesa preciosa hermosa1 bonita123 contraseña hola1234 holahola qwertyuiop
football football1 football2 football10 football12 football123 footbal1 baseball baseball1 baseball2 baseball12 basketball
basketball1 softball softball1 soccer10 soccer11 soccer12 soccer13 soccer123 volleyball hockey123 swimming1 swimmer1
liverpool liverpool1 liverpool123 chelsea1 chelsea123 chelseafc arsenal1 arsenal123 arsenalfc manutd123 manchester
manchester1 manunited barcelona barcelona1 barca123 realmadrid realmadrid1 juventus juventus1 acmilan1 inter1908 galatasaray
fenerbahce besiktas cristiano ronaldo7 ronaldo123 messi123 messi1010 neymar11 yankees1 yankees2 lakers24 lakers123 steelers
steelers1 cowboys1 cowboys22 patriots patriots1 dolphins1 packers1 redskins raiders1 broncos1 redsox123 michaeljordan
superman superman1 superman12 superman123 spiderman spiderman1 batman123 batman12 ironman1 ironman3 wolverine deadpool1
captain1 avengers starwars starwars1 starwars123 startrek startrek1 skywalker darthvader yoda1234 jedimaster gandalf1
hogwarts harrypotter harrypotter1 voldemort dumbledore matrix123 terminator godfather simpsons southpark spongebob
spongebob1 scoobydoo mickey123 mickeymouse hellokitty hellokitty1 tinkerbell tinkerbell1 winnie123 whatever whatever1
whatever2 whatever123 nothing1 anything1 something something1 everything nevermind imissyou imissyou1 fuckyou1 fuckyou2
fuckyou12 fuckyou123 fuckyou! fuckoff1 asshole1 bullshit bitch123 bigdaddy bigdaddy1 bigdick1 bigtits1 pussy123 pussycat
blink182 metallica metallica1 slipknot slipknot1 slipknot666 linkinpark linkinpark1 nirvana1 greenday greenday1 evanescence
eminem123 eminem12 50cent123 beatles1 blackpink bts12345 rockstar rockstar1 rocknroll rockandroll guitar123 drummer1
music123 dancer123 dancing1 michelle michelle1 jennifer jennifer1 jessica1 jessica12 jessica123 jessica2 michael1 michael2
michael12 michael123 jordan23 jordan123 jordan12 ashley12 ashley123 amanda12 amanda123 nicole12 nicole123 daniel12 daniel123
danielle danielle1 samantha samantha1 stephanie stephanie1 victoria victoria1 elizabeth elizabeth1 christine christina
christian christian1 christopher alexander alexander1 alexandra alexandre alejandro alejandra anthony1 anthony2 anthony12
andrew123 andrea123 benjamin benjamin1 brandon1 brandon2 brandon12 brittany brittany1 caroline carolina carolina1 catherine
charles1 charlie1 charlie2 charlie12 charlie123 courtney courtney1 dominic1 fernando fernanda francisco frederic gabriel1
gabriel123 gabriela gabriella guillermo isabella isabella1 jasmine1 jasmine12 jonathan jonathan1 joseph123 joshua12 joshua123
justin12 justin123 kimberly kimberly1 lauren123 leonardo madison1 marcus123 margaret margarita maria123 martin123 matthew1
matthew2 matthew12 matthew123 maverick maximus1 melissa1 melissa123 mercedes mercedes1 nathalie nathan123 natalie1 natasha1
nicholas nicholas1 patricia patricia1 patrick1 rebecca1 ricardo1 richard1 robert123 roberto1 rodrigo1 samuel123 sebastian
sebastian1 steven123 thomas123 vanessa1 vanessa123 veronica veronica1 victor123 william1 william123 zachary1 chocolate
chocolate1 cookies1 cookie123 cupcake1 cherry123 peaches1 pumpkin1 pumpkin123 strawberry blueberry pineapple banana123
orange123 lemonade coffee123 cheese123 chicken1 chicken123 pizza123 icecream icecream1 cocacola cocacola1 pepsi123 snickers
snickers1 marlboro marlboro1 budweiser heineken guinness bacardi1 tequila1 corvette corvette1 mustang1 mustang123 mustang69
porsche1 porsche911 ferrari1 ferrari123 lamborghini mercedesbenz bmw12345 harley123 harleydavidson yamaha123 suzuki123
kawasaki chevrolet chevy123 toyota123 honda123 subaru123 camaro123 dragon12 dragon123 dragonball dragonballz naruto123
naruto12 onepiece sasuke123 monkey12 monkey123 monkey1234 monkeys1 shadow12 shadow123 shadow1234 master12 master123
master1234 hunter12 hunter123 hunter1234 killer12 killer123 ranger123 tigger12 tigger123 tiger123 tigers123 buster12
buster123 ginger12 ginger123 pepper12 pepper123 bailey12 bailey123 maggie12 maggie123 molly123 buddy123 buddy1234 lucky123
lucky777 lucky1234 rocky123 max12345 bella123 daisy123 coco1234 kitty123 kittycat puppy123 puppies1 doggy123 dogs1234
catdog123 elephant elephant1 dolphin1 dolphin123 dolphins panther1 penguin1 penguins wolfpack scorpion scorpion1 scorpio1
gemini123 capricorn aquarius aquarius1 virgo123 taurus123 sagittarius midnight midnight1 moonlight moonlight1 starlight
stardust thunder1 thunder123 lightning lightning1 hurricane blizzard snowball snowflake snowman1 snowboard snoopy123 summer12
summer123 summer01 summer99 summer2023 summer2024 summer2025 winter123 winter2023 winter2024 winter2025 spring123 spring2024
spring2025 autumn123 autumn2024 autumn2025 january1 february february1 march2024 september september1 october1 october31
november november1 november11 december december1 december25 monday123 friday123 friday13 saturday sunday123 birthday
birthday1 christmas christmas1 halloween halloween1 newyork1 newyork123 newyorkcity california california1 florida1 texas123
chicago1 boston123 london123 england1 england123 scotland scotland1 ireland1 ireland123 france123 paris123 germany1
deutschland berlin123 italia123 espana123 mexico123 brasil123 brazil123 argentina colombia colombia1 portugal portugal1
australia australia1 canada123 india123 pakistan pakistan1 pakistan123 indonesia indonesia1 philippines malaysia singapore
vietnam1 thailand thailand1 america1 america123 american1 mountain mountain1 paradise paradise1 infinity infinity1 universe
galaxy123 eternity serenity destiny1 destiny123 champion champion1 champions warrior1 warrior123 warriors soldier1 military
military1 marines1 semperfi airforce security security1 security123 police123 firefighter fireman1 doctor123 nurse123
teacher1 teacher123 student1 student123 college1 university library1 school123 jackass1 jackson5 jackson1 jackpot1 poker123
casino123 lottery1 money123 money1234 moneymoney cashmoney business business1 company1 company123 office123 manager1
service1 support1 support123 project1 project123 database oracle123 server123 cisco123 linux123 system32 network1 system123
monster1 monster123 zombie123 vampire1 twilight twilight1 werewolf phoenix1 phoenix123 titanic1 titanium platinum platinum1
diamond1 diamond123 diamonds crystal1 crystal123 emerald1 sapphire silver123 golden123 goldfish purple12 purple123 yellow123
green123 black123 blackcat blackjack blacklabel blue1234 bluebird bluemoon red12345 redhead1 rainbow1 rainbow123 rainbows
skittles skittles1 freedom1 freedom123 liberty1 justice1 peace123 peaceandlove namaste1 creative creative1 fantasy1 mystery1
magic123 magician wizard123 unicorn1 unicorn123 mermaid1 fairy123 fishing1 fishing123 hunting1 camping1 cowboy123 cowgirl1
farmer123 johndeere nascar24 racing123 skater123 skateboard surfing1 snowboarding gymnastics gymnast1 cheerleader cheer123
volleyball1 tennis123 golf1234 golfer123 runner123 running1 boxing123 karate123 fighter1 gladiator spartan1 spartan117
`
    .trim()
    .split(/\s+/),
);

const SEQUENCES = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap(
  (row) => [row, [...row].reverse().join("")],
);

// The same few characters over and over: aaaaaaaa, 12121212, abcdabcd.
const REPEATED = /^(.{1,4}?)\1+$/su;

/** Whether a password, given in lower case, is among the first that anybody would try. */
export function isCommonPassword(lowered: string): boolean {
  return COMMON.has(lowered) || REPEATED.test(lowered) || SEQUENCES.some((row) => row.includes(lowered));
}
