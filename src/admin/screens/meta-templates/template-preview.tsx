import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { store } from '../../../../store';
import { SearchPreview } from '../../../components/search-preview';
import { render } from '../../../../common/template';
import { usePreview } from '../../fields/preview-context';

interface TemplatePreviewProps {
	/** The title template. */
	title: string;
	description: string;
	/** Content above the preview. */
	children?: ReactNode;
}

/** The search result of the example page with these templates. */
export function TemplatePreview( {
	title,
	description,
	children,
}: TemplatePreviewProps ) {
	const { preview } = usePreview();
	const { site, settings } = useSelect( ( select ) => {
		const { getSiteSettings, getSettings } = select( store );
		return { site: getSiteSettings(), settings: getSettings() };
	}, [] );
	if ( ! site || ! settings || ! preview ) {
		return null;
	}
	const { variables, url } = preview;

	return (
		<SearchPreview
			siteName={ site.site.site_name }
			favicon={ site.site.favicon }
			url={ url }
			title={ render( title, variables, settings.separator ) }
			description={ render( description, variables, settings.separator ) }
			titleLimit={ site.limits.title }
			descriptionLimit={ site.limits.description }
			urlLimit={ site.limits.url }
		>
			{ children }
		</SearchPreview>
	);
}
