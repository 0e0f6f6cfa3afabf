/**
 * The grocery range as an outline: two spaces of indentation per level. Notes are in brackets, separated by commas:
 * `icon x`; `url x` and `short x` where they are not made from the name; `banner` = has a menu banner; `offer`;
 * `hidden` in navigation; `empty` of products.
 */
export const groceries = `
Groceries [banner]
  Fresh & chilled [icon carrot, banner]
    Fruit [banner]
      Apples & pears
        Apples
          Eating apples
            Braeburn apples
            Gala apples
            Pink apples
          Cooking apples
        Pears
          Conference pears
          Comice pears
      Bananas
      Berries & cherries
        Strawberries
        Raspberries
        Blueberries
        Blackberries
        Cherries
      Citrus fruit
        Lemons
        Limes
        Oranges
        Easy peelers
        Grapefruit
      Exotic fruit
        Mangoes
        Pineapples
        Kiwi fruit
        Passion fruit
        Pomegranates
      Grapes
        Red grapes
        White grapes
      Stone fruit
        Peaches
        Nectarines
        Plums
      Prepared fruit
        Melon fingers
        Fruit salad
    Vegetables [banner]
      Potatoes
        Baking potatoes
        Roasting potatoes
        New potatoes
        Sweet potatoes
      Carrots & roots
        Carrots
        Parsnips
        Beetroot
        Swede
      Onions & leeks
        Brown onions
        Red onions
        Spring onions
        Leeks
        Garlic
      Cabbage & greens
        Savoy cabbage
        Spring greens
        Curly kale
        Spinach
      Beans & peas
        Fine beans
        Mangetout
        Garden peas
      Mushrooms
        Chestnut mushrooms
        Portobello mushrooms
      Broccoli & cauliflower
        Tenderstem broccoli
        Cauliflower
      Aubergines & courgettes
        Aubergines
        Courgettes
    Salad
      Lettuce
        Little gem lettuce
        Iceberg lettuce
        Rocket
      Tomatoes
        Vine tomatoes
        Cherry tomatoes
        Plum tomatoes
      Cucumber
      Radishes
      Avocados
      Fresh herbs
        Basil
        Coriander
        Flat leaf parsley
        Mint
    Milk, butter & eggs [banner]
      Milk
        Fresh milk
          Whole milk
          Semi skimmed milk
          Skimmed milk
        Filtered milk
        Milk alternatives
          Oat drink
          Almond drink
          Soya drink
      Butter & spreads
        Salted butter
        Unsalted butter
        Spreadable butter
        Olive spread
      Eggs
        Free range eggs
        Organic eggs
      Cream
        Double cream
        Single cream
        Soured cream
        Crème fraîche
      Yogurt
        Natural yogurt
        Greek style yogurt
        Fruit yogurt
        Kefir
    Cheese
      Cheddar
        Mild cheddar
        Mature cheddar
        Vintage cheddar
      British regional cheese
        Stilton
        Wensleydale
        Red Leicester
      Continental cheese
        Brie
        Camembert
        Parmigiano
        Gruyère
      Soft cheese
        Mozzarella
        Feta
        Halloumi
        Cottage cheese
    Meat & poultry [banner]
      Chicken
        Whole chicken
        Chicken breast fillets
        Chicken thighs
      Beef
        Beef mince
        Rump steak
        Sirloin steak
        Beef joints
      Lamb
        Lamb chops
        Leg of lamb
        Lamb shoulder
      Pork
        Pork loin steaks
        Pork belly
      Sausages
        Pork sausages
        Chipolatas
      Bacon
        Back bacon
        Streaky bacon
      Turkey [empty]
    Fish & seafood
      Salmon
        Salmon fillets
        Smoked salmon
      White fish
        Cod fillets
        Haddock fillets
        Sea bass fillets
      Shellfish
        King prawns
        Mussels
        Scallops
    Cooked meats
      Sliced ham
      Sliced turkey
      Salami
      Prosciutto
      Pâté
    Ready meals
      Italian ready meals
        Lasagne
        Spaghetti carbonara
      Indian ready meals
        Chicken tikka masala
        Saag paneer
      British ready meals
        Shepherd's pie
        Fish pie
      Soup
        Tomato soup
        Carrot and coriander soup
    Desserts
      Cheesecake
      Trifle
      Chocolate mousse
      Fruit crumble
  Bakery [icon croissant, banner]
    Bread
      White bread
      Wholemeal bread
      Seeded bread
      Sourdough
        White sourdough
        Seeded sourdough
        Rye sourdough
      Gluten free bread
    Rolls & bagels
      White rolls
      Brioche buns
      Bagels
      Ciabatta rolls
    Wraps & flatbreads
      Tortilla wraps
      Naan bread
      Pitta bread
    Morning goods
      Croissants
      Crumpets
      Hot cross buns
      Teacakes
      Scones
    Cakes
      Celebration cakes
      Victoria sponge
      Carrot cake
      Lemon drizzle cake
      Flapjacks
  Food cupboard [icon package-open, banner]
    Breakfast cereals
      Porridge oats
      Granola
      Muesli
      Corn flakes
    Jams & spreads
      Strawberry jam
      Marmalade
      Honey
      Peanut butter
    Pasta
      Spaghetti
      Penne
      Fusilli
      Lasagne sheets
    Rice & grains
      Basmati rice
      Long grain rice
      Couscous
      Quinoa
    Tins & jars
      Baked beans
      Chopped tomatoes
      Chickpeas
      Tuna chunks
      Sweetcorn
    Cooking sauces
      Pasta sauce
      Curry sauce
      Pesto
    Oils & vinegars
      Olive oil
      Rapeseed oil
      Balsamic vinegar
    Herbs & spices
      Black pepper
      Smoked paprika
      Ground cumin
      Sea salt
    Home baking
      Plain flour
      Self raising flour
      Caster sugar
      Baking powder
    Biscuits & crackers
      Digestives
      Shortbread
      Oatcakes
      Cream crackers
    Chocolate & sweets
      Milk chocolate
      Dark chocolate
      Fruit jellies
      Mints
    Crisps & nuts
      Sea salt crisps
      Tortilla chips
      Cashew nuts
      Salted peanuts
  Frozen [icon snowflake, banner]
    Frozen vegetables
      Petits pois
      Frozen spinach
      Frozen sweetcorn
    Frozen fruit
      Frozen berries
      Frozen mango
    Ice cream
      Vanilla ice cream
      Chocolate ice cream
      Strawberry sorbet
      Ice lollies
    Frozen fish
      Fish fingers
      Breaded cod
    Chips & potatoes
      Oven chips
      Roast potatoes
      Potato waffles
    Pizza
      Margherita pizza
      Pepperoni pizza
    Ice cubes
  Tea, coffee & soft drinks [icon coffee, short Drinks, banner]
    Tea
      English breakfast tea
      Earl Grey tea
      Green tea
      Peppermint tea
    Coffee
      Ground coffee
      Coffee beans
      Instant coffee
      Coffee capsules
    Hot chocolate
    Water
      Still water
      Sparkling water
    Juice
      Orange juice
      Apple juice
      Smoothies
    Squash & cordials
      Orange squash
      Elderflower cordial
    Fizzy drinks
      Cola
      Lemonade
      Ginger beer
      Tonic water
  Beer, wine & spirits [icon wine, banner]
    Wine
      Red wine
        Merlot
        Malbec
        Rioja
        Pinot noir
      White wine
        Sauvignon blanc
        Chardonnay
        Pinot grigio
      Rosé wine
        Provence rosé
      Sparkling wine
        Prosecco
        English sparkling wine
        Champagne
    Beer & cider
      Lager
      Pale ale
      Stout
      Dry cider
    Spirits
      Gin
      Single malt whisky
      Vodka
      Rum
    No & low alcohol
      Alcohol free beer
      Alcohol free wine
  Toiletries, health & beauty [icon sparkles, short Toiletries, banner]
    Bath & shower
      Shower gel
      Hand soap
      Bubble bath
    Hair care
      Shampoo
      Conditioner
    Dental care
      Toothpaste
      Toothbrushes
      Mouthwash
    Skin care
      Face cream
      Sun cream
      Lip balm
    Deodorants
      Roll-on deodorant
      Deodorant spray
    Health care
      Multivitamins
      Plasters
      Paracetamol [hidden]
  Baby & child [icon baby, banner]
    Nappies
      Newborn nappies
      Junior nappies
    Baby wipes
    Baby food
      Baby porridge
      Fruit pouches
      Toddler snacks
    Baby milk
      First infant milk
      Follow-on milk
    Baby toiletries
      Baby bath
      Baby lotion
  Pet [icon paw-print, banner]
    Dog
      Dry dog food
      Wet dog food
      Dog treats
    Cat
      Dry cat food
      Wet cat food
      Cat litter
    Small animals
      Rabbit food
      Bird seed
  Household [icon spray-can, banner]
    Laundry
      Washing capsules
      Washing liquid
      Fabric conditioner
      Stain remover
    Dishwashing
      Dishwasher tablets
      Washing up liquid
    Cleaning
      Multi-surface cleaner
      Bathroom cleaner
      Sponges
      Microfibre cloths
    Paper
      Toilet roll
      Kitchen towel
      Tissues
    Food storage
      Kitchen foil
      Baking parchment
      Freezer bags
    Bin liners
    Batteries & bulbs
      AA batteries
      LED bulbs
  Home [icon lamp, banner]
    Cookware
      Frying pans
      Saucepans
      Casserole dishes
    Tableware
      Dinner plates
      Wine glasses
      Cutlery
    Flowers & plants
      Bouquets
        Roses
        Tulips
        Mixed bouquets
      House plants
        Orchids
        Peace lilies
    Candles
    Greetings cards
      Birthday cards
      Thank you cards
    Garden furniture [empty]
  Offers [offer, icon tag, url offers]
    Fresh offers [offer, url Fresh_and_Chilled]
    Bakery offers [offer, url Bakery]
    Food cupboard offers [offer, url Food_Cupboard]
    Frozen offers [offer, url Frozen]
    Drinks offers [offer, url Tea_Coffee_and_Soft_Drinks]
    Household offers [offer, url Household]
  New [url new, icon sparkle]
    Pistachio croissants
    Smoked aubergine dip
    Black garlic butter
    Blood orange marmalade
    Yuzu lemonade
  Christmas [url christmas, icon tree-pine]
    Christmas dinner
      Christmas turkeys
      Christmas stuffing
      Pigs in blankets
      Cranberry sauce
    Mince pies
    Christmas puddings
    Yule logs
    Advent calendars [empty]
  Valentine's [url valentines, hidden]
    Valentine's chocolates
    Valentine's flowers
  Colleague shop [hidden, empty]
    Test range [empty]
`;
