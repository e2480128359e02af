import { TabPanel } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { foreignLanguage } from '../../../../common/locale';
import { store, type NewsFeed, type NewsOfFeed } from '../../../../store';
import { SlidePanel } from '../../../components/slide-panel';
import { Resource } from '../../../resource';
import { Post } from './post';
import './style.scss';

/** The "What's New?" panel: the posts of the feeds. */
export default function NewsPanel( { feeds }: { feeds: NewsFeed[] } ) {
	const { closeNews } = useDispatch( store );
	return (
		<SlidePanel
			title={ __( "What's New?", 'pharos-seo' ) }
			subject="news"
			onClose={ closeNews }
			onKeyDown={ () => {} }
		>
			<Resource
				reads={ [ [ 'getNews', feeds ] ] }
				failure={ __( 'The news couldn’t be loaded.', 'pharos-seo' ) }
				rows={ 5 }
			>
				{ ( news ) => <News news={ news } onLeave={ closeNews } /> }
			</Resource>
		</SlidePanel>
	);
}

interface NewsProps {
	news: NewsOfFeed[];
	/** Called when a link to a screen of the application is followed. */
	onLeave: () => void;
}

function News( { news, onLeave }: NewsProps ) {
	const [ first, second ] = news;
	if ( first && ! second ) {
		return <Posts feed={ first } onLeave={ onLeave } />;
	}
	return (
		<TabPanel
			className="pharos-news__tabs"
			tabs={ news.map( ( { key, label } ) => ( {
				name: key,
				title: label,
			} ) ) }
		>
			{ ( { name } ) => {
				const feed = news.find( ( { key } ) => key === name );
				return feed ? (
					<Posts feed={ feed } onLeave={ onLeave } />
				) : null;
			} }
		</TabPanel>
	);
}

interface PostsProps {
	feed: NewsOfFeed;
	onLeave: () => void;
}

function Posts( { feed: { posts, url }, onLeave }: PostsProps ) {
	if ( ! posts ) {
		return <p>{ __( 'The news couldn’t be loaded.', 'pharos-seo' ) }</p>;
	}
	const language = foreignLanguage( posts[ 0 ]?.language ?? '' );
	return posts.length === 0 ? (
		<p>{ __( 'No news yet.', 'pharos-seo' ) }</p>
	) : (
		<div className="pharos-news">
			{ language && (
				<p>
					{ sprintf(
						/* translators: %s: name of a language, such as English. */
						__(
							'These posts are in another language: %s',
							'pharos-seo'
						),
						language
					) }
				</p>
			) }
			{ posts.map( ( post, index ) => (
				<Post
					key={ index }
					post={ post }
					base={ url }
					onLeave={ onLeave }
				/>
			) ) }
		</div>
	);
}
