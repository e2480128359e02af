import type { Settings } from '../../../store';
import { firstFilled } from '../../../common/template';

/**
 * Returns the template that is used for a title: an empty template falls back to the next, and last to the default title
 * (includes/Template/PageTexts.php).
 *
 * @param settings  The settings as edited on the screen.
 * @param templates The templates in order of precedence.
 */
export const titleInUse = (
	settings: Pick< Settings, 'global_default' >,
	...templates: string[]
): string =>
	firstFilled( ...templates, settings.global_default.page_title ?? '' );
