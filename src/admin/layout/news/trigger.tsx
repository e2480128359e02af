import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { megaphone } from '@wordpress/icons';
import { store, type NewsFeed } from '../../../../store';
import { Lazy } from '../../../components/lazy';

const loadPanel = () => import( /* webpackChunkName: "news" */ './panel' );

/** The button that opens "What's New?" and shows the number of new posts. */
export function NewsTrigger( { feeds }: { feeds: NewsFeed[] } ) {
	const { isOpen, badge, unread } = useSelect(
		( select ) => {
			// Fetches the feeds, for the badge.
			select( store ).getNews( feeds );
			return select( store ).getNewsState();
		},
		[ feeds ]
	);
	const { openNews } = useDispatch( store );
	const title = __( "What's New?", 'pharos-seo' );
	return (
		<>
			<Button
				className="pharos-bar__news"
				icon={ megaphone }
				label={ unread ? `${ title } ${ unread }` : title }
				aria-haspopup="dialog"
				onClick={ openNews }
			>
				{ badge && <span aria-hidden>{ badge }</span> }
			</Button>
			{ isOpen && (
				<Lazy load={ loadPanel } props={ { feeds } } title={ title } />
			) }
		</>
	);
}
