/** Common words that are never corrected, however similar they are to a word of the lexicon. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `a about above account across actually add address advice afraid after afternoon again against age ago agree ah ahead alive all almost alone along already
also although always am amazing amount an and angry animal another answer any anybody anyone anything anyway apart apology apple april are area argue arm around
arrive arrived art as ask asked asking at ate august away awesome awful baby back bad bag bags balance ball bank bar barista base basically be bean beans bear beat beautiful became because
become bed been beer before began begin behind being believe belong below beside best bet better between big bill bird birds bit black blend blends blue board boat body bold book
books boring born boss both bottle bottom bought box boy boyfriend brain brand bread break breakfast brew brewed brewing brews bring broke broken brother brought brown bucks bug build bus business busy
but butter button buy buying by bye cafe cake call called came can cancel candle cap car card care careful cart case cat catch cats caught cause cent cents certain chair chance
change character characters charge cheap cheaper cheapest check cheese chicken child children china choice choose church city class clean clear clever clock close clothes cloud clue code coffee coffees cold
colour color come comes coming common compare compared complain compliment computer contact cook cookies cool correct cost costs could count counter country couple course cover cow crazy create cry
cup cups current customer cut daddy damn dance danger dark data date daughter day days dead deal dear death december decide deep definitely deliver delivered delivery describe desk despite destroy
detail details did die died diet difference different difficult dinner dirty discount discounts dislike do doctor does dog dogs doing dollar dollars done door doubt down dr draw dream drink drinking
drinks drive drop drunk dry due during dust each ear early earn earth easy eat eaten eating edge egg eight either else email empty end enemy energy engine english enjoy
enough entire equipment even evening event ever every everybody everyday everyone everything exact exactly exam example except excited excuse expect expensive explain express extra eye face fact fail failed fair fall false
family fan far farm fast fat father fault favorite favourite fear feel feeling feels feet fell felt few field fight figure file fill film filter final finally find fine finger finish
fire first fish five fix floor flower fly focus follow food foot for force forest forget forgot form forward found four france free french fresh friday friend friends from front fruit fuel
full fun funny further future game garden gave general get gets getting ghost gift gifts girl girlfriend give given gives glad glass go god goes going gold gone good goodbye
goodnight got great green grew grey grind grinder ground group grow guess guest guilty guy guys had hair half hand hands happen happened happening happens happy hard has hat hate hates have
having he head health healthy hear heard heart heat heavy held hell hello help helpful her here hero herself hey hi hide high higher hill him himself his hit hold
hole holiday home honest hope horrible horse hospital hot hour hours house how however huge human hundred hungry hurry hurt husband i ice iced idea if ignore ill
imagine important in included inside instead instructions interested interesting internet into is island it its itself jam january job join joke jokes july june just keep kept kettle key
kid kids kill kind kinds king kitchen knew know known lady lake land language large last late later laugh law lazy lead learn least leave left leg lemon less let
letter level lie life lift light like liked likes line lion list listen little live lives living local location lonely long longer look looking lord lose lost lot lots
loud love loved lovely loves low lower luck lucky lunch machine mad made magic mail main make makes making man many map march mark market married master matter max maximum may
maybe me meal mean means meant meat medicine meet meeting member memory men mention menu message met middle might mild milk million mind mine minimum minute minutes miss mistake mom moment
money month months mood moon more morning most mother mouse mouth move movie much mug mugs mum music must my myself name names near nearly neck need needed needs neighbor neighbour
nervous never new news next nice night nine no nobody none noon nope nor normal north nose not note notes nothing november now number o october odd of off offer office
often oh oil ok okay old older on once one ones online only open opinion or order ordered orders other others our out outside over own pack package page paid pain paint pair
paper parcel parents park part party pass past pay payment peace pen people per perfect perhaps person phone photo pick picked picture piece pink pizza place places plain plan plane
plant play playing please plenty point polite politics poor popular possible post pot pound pour power prefer prefers press pressure pretend pretty price prices print private probably problem product products program programming prompt
proper proud public pull pure purple push put puts python quality queen question questions quick quickly quiet quite rabbit rain ran random rather read reading ready real really reason recipe recommend
recommendation red refund regular related relax remember repeat reply rest restaurant return returns reveal rice rich ride right river road roast roasts rock role room round rude rule rules run
running sad safe safety said sail sale same sample samples sat saturday save saw say saying says school science score sea season seat second secret secrets see seem seen sell selling send
sense sent sentence serious serve set seven several shall shape share she shelf ship shipped shipping ships shirt shoes shop short should shot shoulder show shut shy sick side sign silly simple
since sing sister sit six size sizes sky sleep sleeping slow small smart smell smells smile smoke smooth snow so soft sold some somebody somehow someone something sometimes son song soon sorry sort
soul sound sounds soup south space speak special speed spend spoke spoon sports spring stand star start started state status stay steam step stick still stock stocked stomach stone stood stop stopped store stories
storm story straight strange stranger street strong student study stuff stupid such suddenly suggest suggestion suggestions sun sunday super support suppose sure surprise swap sweet system table take taken takes taking tale talk talking
tall taste tastes tasty taught tax tea teach teacher team tears teeth tell telling ten terrible test than thank thanks that the their them themselves then there therefore these they thing things think
thinking third thirsty thirteen this those though thought thousand three through throw thursday ticket time times tip tips tired to today together told tomorrow tonight too took top total touch towards
town track tracking train translate travel treat tree tried trip trouble true trust truth try trying tuesday turn tv twelve twenty twice two type ugly unable uncle under understand unhappy
universe unless until up upon upset us use used useful usually vacation vegan very view village visit voice wait waiting wake walk wall want wanted wants war warm was wash waste watch
water way ways we weak wear weather web website wednesday week weekend weeks weight weird welcome well went were west what whatever wheel when where whether which while white who whole whom whose why
wicked wide wife wild will win wind window wine winter wise wish with within without woke woman women won wonder wonderful wood word words wore work working works world worried worry worse worst
abort acts agrees alike alter among amongst answers apples apply await aware bail bare base beast becomes been bench bind blank block bodies boom boot branch bread breed brad brian built bull calm
camel caret carl cases cast causes cell chain changes chat choices clause clock colon comp compared computer consider contains contract cookie cope core covers creates creative customers dates dave dawn deal describes desk determine developer differences dish
disk docs dots dual ease east edges engines examples expecting fake feed fees files fires firm flag flat flight float flu fold font foot fork fully gain gate general gist goat grant gray greg hang hans heap hike hiking ideal ignores includes info instruction interact interest
internal intro john joint jose joke lack lane lang languages launch layer leaf leak leaves letters limb lines link loose loss lunch march mask match mate matt matters members messages mike mistakes mode moves nest nick numbers nurse pages parent pieces plenty plug plus
policies poll pool port possibly powers print produce products projects proper quit quote race recipes regarding released rely replay rest rich root rust saves scope sean seek self serves shapes shares sharp sheet shell shown sides silk simply site skill skip slave slice
slow snack song spaces spell spent stack stage stale states stats steven stores stream string stuck stuff summary tables tail tape taps task tech term test text thin thinks threat throw thrown thus tool trace traffic trees tries trim type unstable unable used uses vary verb walter warn wave
web whenever wherever width wire writes yard yarn annoyed annoying nerd dude bloke starving windy cloudy gloom colleague niece nephew toast steak pasta rent debt poker choir festival movie movies manga slay drip noob petty snore snoring sore mourning golf bath sofa candles torch
witch fairy prince princess math maths exam shit breakup crush dating wedding married divorce roommate flatmate barista amazon nobody anymore allowed religious reasons yet instead sandwich pancake pancakes waffle waffles cake pie cheesecake camping hiking fishing vibe vibes constructor mess
weather freezing boiling heatwave storm thunder snowing snowy somewhere anywhere everywhere whoever yourself yourselves ourselves burden worthless empty numb failure gaming gamer guitar piano football soccer yoga gym marathon running cleaning cook chores taxes landlord
worth would write writing potter vader frodo gandalf bilbo grinch spiderman skywalker yoda lawyer landlord sue legal dumped ghosted yelled hungover homesick fired finals baking baker vanilla floral subscription subscribe refill organic wrong wrote yard yeah year years yellow yep yes yesterday yet you young your yours yourself youth zero`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
