import { useSelect } from '@wordpress/data';
import { store } from '../../../../store';
import { PagePicker } from '../../fields/page-picker';
import { titleInUse } from '../../fields/title-in-use';
import { TemplatePreview } from './template-preview';

/** The search result of a chosen page with the site-wide templates as edited. */
export function Preview() {
	const settings = useSelect(
		( select ) => select( store ).getSettings(),
		[]
	);
	return (
		settings && (
			<TemplatePreview
				title={ titleInUse( settings, settings.page_title ) }
				description={ settings.page_description }
			>
				<PagePicker />
			</TemplatePreview>
		)
	);
}
