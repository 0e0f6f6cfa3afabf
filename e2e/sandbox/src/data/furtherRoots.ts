import type { Category } from './category.ts';
import { readOutline } from './readOutline.ts';

const siteLinks = `
Site links
  Wine club [url https://wine-club.grocer.example/]
  Recipe box [url /ecom/content/recipe-box]
`;

const megaMenu = `
Mega menu
  Offers [url /ecom/shop/browse/offers, offer]
  Gifts [url gifts, icon gift]
    Flowers
    Hampers [icon basket]
  Recipes [url /ecom/recipes, icon chef-hat]
`;

const authenticatedAccount = `
Your account
  Rewards [url /ecom/rewards, icon gift]
  Payment cards [url /ecom/payment-cards, icon visa]
  Mystery [url /ecom/mystery, icon unicorn]
`;

const unauthenticatedAccount = `
Welcome
  Log in [url /ecom/login]
  Join us [url /ecom/join]
`;

const outline = (id: string, text: string): Category => {
  let last = 0;
  return readOutline(text, (depth) => {
    last += 1;
    return depth === 0 ? id : `${id}${last}`;
  });
};

/** Roots that only hosts ask for whose option `menuRoots` names them. */
export const furtherRoots: readonly Category[] = [
  outline('20001', siteLinks),
  outline('20002', megaMenu),
  outline('20003', authenticatedAccount),
  outline('20004', unauthenticatedAccount),
];
