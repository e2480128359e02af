import { effects } from '../../inside/effects/embeds-and-images';
import { runEffects } from '../../inside/effects/run';

runEffects( effects );
