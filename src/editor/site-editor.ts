/** In the site editor there are no fields of ours: it is loaded when a link names a block. */
import { takePlace } from '../object-seo/asked';
import { goToBlock } from './go-to-block';

goToBlock( takePlace().block );
