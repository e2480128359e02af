import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import { CheckBadge } from '../../../components/check-badge';
import { NO_EMOJI } from '../../../components/no-emoji';
import { xmlField } from '../../definitions/sitemaps';
import { focusHeading } from '../../navigation/focus-heading';
import { TaskLayout } from './task-row';

/** Whether the XML sitemap is off on a site that search engines may index, and the user hasn't ignored that. */
export const useLacksSitemap = (): boolean =>
	useSelect( ( select ) => {
		const { getSavedSettings, getSiteSettings, getCheckItems } =
			select( store );
		return (
			getSavedSettings()?.enable_xml_sitemap === false &&
			getSiteSettings()?.visibility.search_engines === true &&
			! getCheckItems()?.sitemap_off?.ignore
		);
	}, [] );

/** The first task of a site without the XML sitemap: its button turns it on at once. */
export function SitemapTask() {
	const [ isSaving, setSaving ] = useState( false );
	const button = useRef< HTMLElement >( null );
	const { saveValues } = useDispatch( store );
	const turnOn = async () => {
		setSaving( true );
		try {
			// The task disappears with its button.
			document.getElementById( 'pharos-tasks-title' )?.focus();
			await saveValues( { enable_xml_sitemap: true } );
		} catch {
			// The message of the store has the reason.
			setSaving( false );
			setTimeout( () => button.current?.focus() );
		}
	};
	return (
		<TaskLayout
			badge={ <CheckBadge status="suggestion" /> }
			title={
				<Link
					className={ NO_EMOJI }
					to={ `/advanced/sitemaps?setting=${ xmlField.key }` }
					state={ focusHeading }
				>
					{ __( 'The XML sitemap is turned off.', 'pharos-seo' ) }
				</Link>
			}
			why={ xmlField.help ?? '' }
		>
			<Button
				ref={ button as never }
				variant="primary"
				size="compact"
				isBusy={ isSaving }
				disabled={ isSaving }
				accessibleWhenDisabled
				onClick={ () => void turnOn() }
			>
				{ __( 'Turn on the XML sitemap', 'pharos-seo' ) }
			</Button>
		</TaskLayout>
	);
}
