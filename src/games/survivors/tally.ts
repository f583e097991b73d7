import { RESOURCES, SKILLS, type Caravan, type Resource, type Skill, type Trio } from './terms';

export function perSkill(value: (skill: Skill) => number): Trio {
  return { combat: value('combat'), civilized: value('civilized'), production: value('production') };
}

export function perResource(value: (resource: Resource) => number): Caravan {
  return {
    survivors: value('survivors'),
    scrap: value('scrap'),
    herb: value('herb'),
    resolve: value('resolve'),
    fuel: value('fuel'),
  };
}

export const NO_SKILLS: Trio = perSkill(() => 0);
export const EMPTY_CARAVAN: Caravan = perResource(() => 0);

export function sumOfSkills(trio: Trio): number {
  return SKILLS.reduce((sum, skill) => sum + trio[skill], 0);
}

export function sumOfResources(caravan: Caravan): number {
  return RESOURCES.reduce((sum, resource) => sum + caravan[resource], 0);
}
