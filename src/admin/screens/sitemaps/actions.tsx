import { Button, VisuallyHidden } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { external } from '@wordpress/icons';
import { store } from '../../../../store';
import type { Build } from './use-build';

interface ActionsProps {
	build: Build;
}

/** The buttons that regenerate the sitemaps and open the sitemap index; only available with the saved setting on. */
export function Actions( { build }: ActionsProps ) {
	const { index, reason, isTold } = useSelect( ( select ) => {
		const { getSetting, getSavedSettings, getSitemap } = select( store );
		return {
			index: getSitemap()?.index,
			// The toggle of the image sitemap above already has this text.
			isTold: ! getSetting( 'enable_xml_sitemap' ),
			reason: whyNot(
				getSetting( 'enable_xml_sitemap' ),
				getSavedSettings()?.enable_xml_sitemap,
				getSitemap()?.hidden
			),
		};
	}, [] );
	const reasonId = useInstanceId( Actions, 'pharos-sitemaps-reason' );
	const isOff = reason !== '';
	const isBusy = build.isAsking || ( build.progress?.running ?? false );
	const common = {
		variant: 'secondary',
		accessibleWhenDisabled: true,
		__next40pxDefaultSize: true,
		...( isOff && { 'aria-describedby': reasonId } ),
	} as const;

	return (
		<div className="pharos-sitemaps__actions">
			<Button
				{ ...common }
				isBusy={ isBusy }
				disabled={ isOff || isBusy }
				onClick={ build.regenerate }
			>
				{ __( 'Regenerate', 'pharos-seo' ) }
			</Button>
			<Button
				{ ...common }
				icon={ external }
				iconPosition="right"
				{ ...( isOff || ! index
					? { disabled: true }
					: { href: index, target: '_blank', rel: 'noreferrer' } ) }
			>
				{ __( 'Open sitemap', 'pharos-seo' ) }
				<VisuallyHidden>
					{ __( '(opens in a new tab)', 'pharos-seo' ) }
				</VisuallyHidden>
			</Button>
			<p
				id={ reasonId }
				className={
					isTold
						? 'pharos-sitemaps__reason screen-reader-text'
						: 'pharos-sitemaps__reason'
				}
				aria-live="polite"
			>
				{ reason }
			</p>
		</div>
	);
}

/**
 * Returns the reason why there is no sitemap; '' when there is one.
 *
 * @param isOn     Whether the toggle is on.
 * @param isSaved  Whether the saved setting is on.
 * @param isHidden Whether search engines are discouraged from indexing the site.
 */
function whyNot(
	isOn: boolean | undefined,
	isSaved: boolean | undefined,
	isHidden: boolean | undefined
): string {
	if ( ! isOn ) {
		return __( 'Turn on the XML sitemap first.', 'pharos-seo' );
	}
	if ( ! isSaved ) {
		return __( 'Save your changes first.', 'pharos-seo' );
	}
	return isHidden
		? __(
				'No sitemap: search engines are discouraged from indexing the site.',
				'pharos-seo'
			)
		: '';
}
