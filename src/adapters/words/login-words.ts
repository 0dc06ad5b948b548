/**
 * The words of students' logins: 2,000 words of three to seven letters that a seven-year-old can read and spell. They were chosen by hand from the lists of the
 * packages safe-word-list and random-words (both MIT), and from animals, food, plants and things in a school day. Words about violence, bodies, drugs,
 * religion, insults and sorrow, homophones, and plurals of words in the list are excluded.
 */
const text = `
  abacus able aboard about above acorn acres across action actor adjust after again agate age agile airport airy alive
  almanac almond alpaca amp ample anchor angle animal anklet answer anthem antique antler apple apron arcade arch
  arctic area armor arrow art artist ash atlas atom attic aunt auntie author auto autumn avenue avocado awake aware
  awning axle azure back badge badger bag bagel bake baker bakery ball balloon balmy bamboo ban band bandana bangle
  banjo bank banner barber barge bark barley barn barrel base basic basil basin basket bat bather bathtub baton bay
  beach beacon beads beady beak beam bean beanbag beanie bear beast beauty beetle bell belt bench bendy beret best
  between bicycle big bigger bike bind binder biplane birch bird birdie biscuit bison bit blank blender blink block
  bloom blossom blouse blow blue board boat bobcat bold bond bone bonnet bonsai bonus book bookend booklet boom boot
  border born borrow bottle bottom bounce bouncy bowl bowler bowtie box boy bracket braid brain bramble branch brass
  brave bread break breezy brick bridge bright bring brisk bronze brook broom brother brownie brush bubble bubbly
  bucket buckle bud buffalo buffet buggy bugle build builder built bumble bumper bumpy bunch bundle bunny burger
  burrito burrow bus bush busy butter button buzz buzzard buzzer cabbage cabin cabinet cable cactus cafe cake calf
  calm camel camera camp camper canal canary candid candle candy canoe canopy canvas canyon cap cape caper caption car
  caramel caravan carbon card caribou carpet carrot cart carton cartoon cash cashew castle cat catch catfish catnip
  cattle cave cedar celery cello cement center century chain chair chalk chance change chart chase cheddar cheek
  cheery cheese cheetah chef chess chest chewy chick chicken child chili chime chimp chin chip chipper chirp chives
  choice choir choose cinema circle circus citrus city clap class classy claws clay clean clear clef clever click
  cliff climb clip cloak clock cloth cloud clover clown club clue coach coal coast coaster coat cobra cobweb cocoa
  coconut cocoon code coffee coil coin cold colony color comb come comet comfy comic common compass condor cone cook
  cookie cool cop copper copy copycat coral core corner cosmos cotton couch count country cousin cover cow cowbell
  cowboy coyote cozy crab crackle craft crane crate crater crayon cream creamy creek cricket crisp crispy crocus crow
  crown cruiser crumb crumpet crunchy crystal cub cube cuckoo cuddly cup cupcake curious curl curly curry curtain
  curve curvy cushion custard cute cycle cymbal dad daddy dahlia daily dainty daisy dale dance dancer dandy dapple
  dark data dates dawn day daybed daytime dazzle decimal deluxe denim dentist desk dewy diamond diary dice dig digger
  digit dill dime dimple diner dinghy dingo dining dinner dish dishes disk ditto dive diver dock doctor dodo dog doggy
  dogwood doll dollar dolphin domino donkey donut doodle door dot double dove dozen dragon draw drawer drawn dream
  dreamy dress dresser dressy drive driven driver drizzle droplet drum dry duck dug dugout dune dust dustpan dusty
  each eager eagle ear earlobe early earmuff earring earth earthy easel easy eat echo eclair edge editor eel egg
  elated elbow eleven elf elk elm ember emoji emu enamel end energy engine enter epic eraser even evening every
  eyebrow eyelash fable face factory falcon fallen family famous fan fancy farm farmer farther fast father faucet fawn
  feather feed fellow fence fennel fern ferret ferry few fiddle fidget field fifty fig file film finch find fine
  finger fire firefly fish five fizz fizzy flag flake flame flannel flash flask flat flavor fleece fleet flight flip
  flipper float flock floor floral floss flow flower fluff fluffy flute fly flyer foal foam fog foggy foil folder folk
  follow fond fondue food foot forest forget form fort forty fossil found fourth fox foxes freckle free freeze fresco
  fresh friday fridge friend frisbee frisky frog froggy front frost frosty frown frozen fruit fudge full fun funnel
  funny furry fuzzy gadget galaxy gallon game gander gap garage garden garlic garnet gas gate gather gazebo gazelle
  gear gecko gem genie gentle gerbil giant gibbon giddy gift gifted giggle ginger giraffe girl glacier glad glade
  glance glass glasses glassy gleam glide glider glitter globe glossy glove glow glue gnat gnome goal goalie goblet
  goggles gold golden golf gondola gong good goose gopher gosling gourd grain grand grandma grandpa granny grape grasp
  grassy grate grave gravel gravy gray green grid grill grin gritty grocer groovy ground group grove grow guava guess
  guest guide guitar gulf gumball gumdrop guppy gym hair haircut half hall hallway hammer hammock hamper hamster hand
  handbag handful handle handy happen happy harbor hard harmony harp hat hatband hatbox hatch hawk hay hazel hazy head
  headed heart hearty heat heather heavy hedge height helium hello helmet helper hen herbal heron hexagon hiccup
  hickory high hiker hill hilltop hilly hinge hippo hive hobby hockey hold home homey honey honk hood hoodie hoof hook
  hoop hope hopper hopping horn hornet horse hot hotdog hotel hound hour house hover hubcap hug huge hummus humor
  hurry hut hydrant hyena ice iceberg icebox icicle icing icy idea igloo iguana inch ink inkwell insect inside invite
  iris iron island isle ivory ivy jack jackal jacket jaguar jam jar jasmine jasper jazzy jeans jeep jelly jersey
  jester jet jewel jigsaw jingle job jockey jogger join joke jolly journal journey joy joyful judo jug juggle juice
  juicy july jumbo jump jumper jumping jumpy june jungle junk kale kayak kazoo keeper kelp kennel ketchup kettle key
  keyhole keypad kid kindly king kiosk kitchen kite kitten kitty kiwi knit knock knot koala koi lab lace ladder ladle
  lady ladybug lagoon lake lamb lamp land landing lantern lap larch large lark lasagna laser lasso last latch late
  lather laugh launch laurel lava lawn lay leaf leafy learn leash leather leg lemon lemony lemur lentil leopard lesson
  letter lettuce lever lid lift light lighten lilac lily lime line linen lingo lion list listen little lively lizard
  llama loaf lobby lobster lock locket locust lodge lofty log long look lookout loom loop lot lotus loud lounge love
  low loyal lucky lullaby lumber lunar lunch lush lute lynx macaw machine magic magma magnet magpie mail mailbag
  mailbox mailman mallet mammal mammoth manatee mango manner manta mantis map maple marble marina mark marker market
  marlin marmot maroon marsh mascot mask mat match math meadow meal measure medal meerkat mellow melody menu mermaid
  met metal meteor meter mice middle mighty mile milk milky mill mind minnow mint minty mirror misty mitt mitten mix
  moat mocha model modern mole mom mommy monday money monitor month mood moon moonlit moose mop more mosaic moss mossy
  most moth mother motion mouse mouth move movie much mud muffin mug mule mural museum mushy music mustang mustard
  nacho name napkin napping narrow narwhal nature near neat nebula neck nectar needle neon neptune nest net network
  news newt next nice nickel nifty night nimble nine noble noise noodle noon north nose note notepad nougat nova novel
  nozzle number nurse nut nutmeg nylon oak oasis oat oatcake oatmeal oboe ocean ocelot octagon october octopus office
  oil old older olive omelet onion online only opal open opera orange orca orchard orchid oregano origami oriole
  ostrich otter outfit outlet outside oval oven over owl oyster pack paddle page pail paint painter pajama palace palm
  pan pancake panda panther papaya paper paprika parade parcel parent park parka parrot parsley party past pasta paste
  pastry patch path pathway patio paw pawn pea peach peachy peacock peanut pearl pebble pecan pedals peel pegs pelican
  pen pencil penguin penny peony people pepper peppy perch perky person pet petal petunia phone photo piano piccolo
  pick pickle picnic picture pie pig pigeon piggy piglet pigment pillar pillow pilot pin pine pink pinto pipe pirate
  pitcher pizza place plaid plan plane planet plank plant planter plate play player playpen plaza please plenty plucky
  plum plume plush plywood pocket podium poem poet poetry point polar pole polka pollen polo poncho pond pony poodle
  popcorn poppy porch port posh possum postage postbox poster potato potter pottery pouch powder prairie pretzel prime
  print prism prize promise proud puck pudding puddle puffin puffy pulley pulp puma pump pumpkin pupil puppet puppy
  purple purr purse push pushpin put puzzle pyramid python quail quaint quarter quartz queen quiche quick quiet quill
  quilt quince quirky quiver quiz rabbit raccoon radar radio radish raft rail railway rain rainbow rainy raisin rake
  ramp ran ranch ranger raven ravine reach reader reading ready recess recipe red reef reptile rest rewind rhyme
  ribbon rice riddle ride ridge ring ripple rise river road roadway roar roast robin robot rock rocket rocky rod rodeo
  roll roller roof rooftop room roomy rooster rope rose rosebud rosy rotate round rowboat royal ruby ruddy rug rule
  ruler rumble run runner rustic saddle safari saga sage sailing sailor sake salad salmon salsa salt salty same sample
  sand sandal sandbar sandbox sandpit sandy sang sapling sardine satchel satin saturn sauce saucer savanna save savory
  scarf school scooter scout scribe scroll seabird seagull seal seaside season seat seaweed second seesaw send sequin
  sesame seven shack shade shadow shake shape share sharp shawl shed sheep sheet shelf shell shield shimmer shining
  shiny ship shirt shoe shoebox shop shore short should shout shovel show shower shrimp shrub shuttle sidecar sign
  silent silk silky silo silver simple sing singer singing sink siren sister sit six size skate sketch ski skill
  skipper skirt skunk sky skylark sled sleek sleep sleepy sleet sleeve slice slide slipper sloth slow slug slush small
  smart smell smile smiley smooth snack snail snake snap snappy sneeze snooze snore snorkel snout snow snowcap snowman
  snowy soap soccer socks soda sofa soft soil solar solid song sonnet soon sorbet sound soup south space spaniel
  sparkle sparrow spatula speak special speed spell sphinx spice spicy spider spiffy spin spinach spindle spiral
  splash sponge spool spoon sport spot spout spring sprint sprout spruce spry squad square squash squid squirt stable
  stage stairs stamp stand staple star starry start station statue stay steam steel stellar stems step stew stick
  sticker still stitch stone stool stop store storm stormy story stove straw stream street string strong strudel study
  stump sturdy subway sugar sugary summer summit sun sunbeam sundae sunday sundial sundown sunfish sunhat sunlit sunny
  sunrise sunroof sunset super supper sure surf surfer surfing swam swamp swan swap sweater sweet swell swimmer swing
  swirl switch swoop syrup system table tablet taco tadpole taffy tag tail take talent talk tall talon tango tap tape
  tapir tassel taste tasty taxi teach teacher teacup teal team teapot teatime teddy teeth tell tempo ten tender tennis
  tent terrace test thank theater theme thicket thimble thing think third thirty thistle thorn thread three thumb
  thunder tiara ticket tide tidy tie tiger tight time tin tinsel tiny tip toad toast toaster toasty today toffee tofu
  token tomato ton tongue tool toolbox tooth top topaz torch tornado toucan touch tour towel town toy track tractor
  trade trail trailer train tram trapeze travel tray treat tree treetop trellis trip trolley trophy trout truck true
  truffle trumpet trunk trusty try tub tuba tuesday tugboat tulip tumble tuna tundra tune tunic tunnel turkey turn
  turnip turtle tusk tuxedo twelve twenty twice twig twin twinkle twirl twist typing ukulele umpire uncle under
  unicorn uniform upbeat uphill use utensil vacuum valley van vanilla vase vault vehicle velvet vest vet video view
  viking villa village vine vinegar viola violet violin vision visit visitor visor vivid voice volcano volley vulture
  waffle wagon wake walk wall wallet walnut walrus waltz wand want warm warmer warmth wash washer washtub wasp watch
  water wave wavy weasel weather weaver web week weekend well west wet wetland whale wheel whisk whisker whistle who
  wick wicker wide widget wig wiggle wildcat willow win window windy winged winking winner winter wire wise wish witty
  wizard wobble wok wolf wombat wonder wood wooden wool woolly word work world worm wreath wren wriggle writer yacht
  yak yard yarn yawn year yellow yes yoga yogurt yonder young yummy zany zap zebra zenith zero zest zesty zigzag zinc
  zinnia zipper zippy zodiac zone zoo zoom
`;

export const loginWords: readonly string[] = text.trim().split(/\s+/u);
