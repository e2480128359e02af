import { effects } from './embeds-and-images';
import { runEffects } from './run';

runEffects( effects );
