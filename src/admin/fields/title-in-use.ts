import type { Settings } from '../../../store';
import { firstFilled } from '../../../common/template';

/**
 * The template that makes a title: an empty one leaves the next its place, and the default title comes last (spec.md section 5;
 * includes/Head/Texts.php).
 *
 * @param settings  As they are on the screen.
 * @param templates What counts first in front.
 */
export const titleInUse = (
	settings: Pick< Settings, 'global_default' >,
	...templates: string[]
): string =>
	firstFilled( ...templates, settings.global_default.page_title ?? '' );
