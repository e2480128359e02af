import { ExternalLink, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store } from '../../../../store';
import { PreviewContext } from '../../fields/preview-context';
import { SettingsLoader } from '../../fields/settings-loader';

interface HomePageProps {
	children: ReactNode;
}

/** A tab of General > Home Page; with a static home page, only a link to where that is edited. */
export function HomePage( { children }: HomePageProps ) {
	return (
		<SettingsLoader>
			<LatestPosts>{ children }</LatestPosts>
		</SettingsLoader>
	);
}

function LatestPosts( { children }: HomePageProps ) {
	const site = useSelect(
		( select ) => select( store ).getSiteSettings(),
		[]
	);
	const preview = useMemo(
		() =>
			site
				? {
						postId: null,
						choose: () => {},
						example: site.home_preview,
					}
				: null,
		[ site ]
	);
	if ( ! site || ! preview ) {
		return null;
	}
	if ( site.home_page_static === 'page' ) {
		return <StaticPage editUrl={ site.home_page_edit_url } />;
	}
	return (
		<PreviewContext.Provider value={ preview }>
			{ children }
		</PreviewContext.Provider>
	);
}

function StaticPage( { editUrl }: { editUrl: string } ) {
	return (
		<Notice status="info" isDismissible={ false }>
			{ __(
				'The home page is a static page, so it uses the title, description and image of that page.',
				'pharos-seo'
			) }{ ' ' }
			{ editUrl && (
				<ExternalLink href={ editUrl }>
					{ __( 'Edit the home page', 'pharos-seo' ) }
				</ExternalLink>
			) }
		</Notice>
	);
}
