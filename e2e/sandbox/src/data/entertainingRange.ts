/** The entertaining range, in the notation that `groceries.ts` describes. */
export const entertainingRange = `
Entertaining [banner]
  Party food [icon party-popper, banner]
    Canapés
      Hot canapés
        Mini beef Wellingtons
        Mushroom arancini
        Mini Yorkshire puddings
      Cold canapés
        Smoked salmon blinis
        Goat's cheese tartlets
        Crab crostini
    Platters
      Meat platters
        Antipasti platter
        Roast meat platter
      Fish platters
        Dressed salmon platter
        Seafood platter
      Cheese platters
        British cheese platter
        Continental cheese platter
      Vegetarian platters
        Mezze platter
        Crudités platter
    Sandwich platters
      Classic sandwich platter
      Vegetarian sandwich platter
      Wraps platter
    Party bites
      Sausage roll platter
      Scotch egg platter
  Mains & sides [icon chef-hat, banner]
    Centrepieces
      Whole dressed salmon
      Honey roast ham
      Beef Wellington
      Nut roast
    Salads
      Potato salad bowl
      Rainbow slaw bowl
      Grain salad bowl
    Quiches & pies
      Quiche Lorraine
      Gala pie
      Leek and cheddar tart
  Cakes & desserts [icon cake, banner]
    Celebration cakes for parties [short Celebration cakes]
      Birthday cakes
        Children's birthday cakes
          Dinosaur cake
          Unicorn cake
        Chocolate birthday cake
      Wedding cakes
        Tiered wedding cake
        Wedding cheese tower
      Christening cakes [empty]
    Desserts for sharing
      Pavlova
      Tarte au citron
      Profiterole tower
    Afternoon tea
      Scone selection
      Macaron selection
      Finger sandwich selection
  Fruit & flowers
    Fruit baskets
      Exotic fruit basket
      Fruit and flowers hamper
    Table flowers
      Table centrepiece
      Buttonholes
  Drinks by the case
    Champagne case
    Prosecco case
    Soft drinks case
  Glass & tableware hire
    Wine glass hire
    Champagne flute hire
    Plate hire
  Christmas entertaining [icon tree-pine, banner]
    Christmas mains
      Free range bronze turkey
      Three bird roast
      Glazed gammon
    Christmas sides
      Goose fat roast potatoes
      Braised red cabbage
      Chestnut stuffing
    Christmas desserts for sharing
      Chocolate Yule log to share
      Christmas trifle
      Christmas cheese board
  Corporate catering [hidden]
    Boardroom lunch
`;
