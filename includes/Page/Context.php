<?php
/**
 * The subject of a page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Compat\CoAuthors;
use Pharos\Compat\Languages;
use Pharos\Compat\Shop;
use Pharos\Content\Image;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;
use WP_User;

/**
 * Created once per request from the main query; every part of the head uses it instead of WordPress's many conditional
 * tags. Holds only what that query has already loaded.
 */
final class Context {
	/** The home page when it shows the latest posts. */
	public const HOME = 'home';
	/** The page that shows the latest posts when the home page is another one. */
	public const POSTS_PAGE = 'posts_page';
	/** A post, page or post of any other type, including a static home page. */
	public const POST = 'post';
	public const ATTACHMENT = 'attachment';
	public const TERM = 'term';
	public const AUTHOR = 'author';
	public const DATE = 'date';
	/** The object is the post type, or the page at the archive's URL (Shop::page()). */
	public const POST_TYPE_ARCHIVE = 'post_type_archive';
	public const SEARCH = 'search';
	public const NOT_FOUND = 'not_found';
	/** Any other page: Pharos doesn't change it. */
	public const OTHER = 'other';

	private WP_User|false|null $author = null;

	/** The featured image, loaded on first use: null before, false if there is none. */
	private Image|false|null $image = null;

	/** @var array<string, \DateTimeImmutable|false> See when(). */
	private array $dates = [];

	/** The custom values of the object; null before the first use. */
	private ?ObjectMeta $own = null;

	private ?string $home_url = null;

	/**
	 * @param string             $kind   One of the constants.
	 * @param array<string, int> $date   For date archives: year, and month and day where given.
	 * @param string             $search The search terms, unescaped.
	 * @param int                $page   The page number in a list or a paginated post, from 1.
	 * @param int                $pages  The number of pages, at least $page.
	 * @param int|null           $posts  The number of posts that the page lists; null if unknown.
	 * @param bool               $lists  Whether a post's page has a list of other code, whose later pages are at /page/2/.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly WP_Post|WP_Term|WP_User|WP_Post_Type|null $object = null,
		public readonly array $date = [],
		public readonly string $search = '',
		public readonly int $page = 1,
		public readonly int $pages = 1,
		private readonly ?int $posts = null,
		public readonly bool $lists = false,
	) {}

	public static function from_query(WP_Query $query): self {
		[$kind, $object] = self::subject($query);
		// Lists are paginated with "paged", posts with "page": the other parameter in a link has no meaning.
		// In a post's URL, /page/2/ is a page of a list that other code adds; a theme's home page may have one, too.
		$lists =
			$query->is_singular() &&
			(int) $query->get('paged') > 1 &&
			!isset($_GET['paged']) &&
			!$query->is_front_page();
		$name = $query->is_singular() && !$lists ? 'page' : 'paged';
		$page = max(1, (int) $query->get($name));
		$pages =
			$query->is_singular() && $object instanceof WP_Post
				? self::parts($object)
				: (int) $query->max_num_pages;
		return new self(
			$kind,
			$object,
			$kind === self::DATE ? self::date($query) : [],
			$kind === self::SEARCH ? (string) $query->get('s') : '',
			$kind === self::NOT_FOUND ? 1 : $page,
			$kind === self::NOT_FOUND ? 1 : max($page, $pages),
			$query->is_singular() ? null : (int) $query->post_count,
			$lists,
		);
	}

	/** Returns the context of a post's page on the front end. */
	public static function of_post(WP_Post $post): self {
		$kind = match (true) {
			$post->post_type === 'attachment' => self::ATTACHMENT,
			// The function check comes first, so that sites without a shop don't load the class.
			function_exists('wc_get_product') && Shop::is_page($post) => self::POST_TYPE_ARCHIVE,
			default => self::POST,
		};
		return new self($kind, $post);
	}

	/** Returns the post that the page shows or represents. */
	public function post(): ?WP_Post {
		return $this->object instanceof WP_Post ? $this->object : null;
	}

	public function term(): ?WP_Term {
		return $this->object instanceof WP_Term ? $this->object : null;
	}

	/** Returns the author of the archive or of the post. */
	public function author(): ?WP_User {
		$this->author ??= match (true) {
			$this->object instanceof WP_User => $this->object,
			$this->object instanceof WP_Post => function_exists('get_coauthors')
				? CoAuthors::first($this->object)
				: get_userdata((int) $this->object->post_author),
			default => false,
		};
		return $this->author ?: null;
	}

	/** Returns the post's featured image or the image of an attachment page; null for password-protected posts. */
	public function image(): ?Image {
		$post = $this->post();
		if ($this->image === null) {
			$id = match (true) {
				!$post || $post->post_password !== '' => 0,
				$this->kind === self::ATTACHMENT && wp_attachment_is_image($post) => $post->ID,
				default => (int) get_post_thumbnail_id($post),
			};
			$this->image = Image::of_attachment($id) ?? false;
		}
		return $this->image ?: null;
	}

	/**
	 * Returns when the post was published or last modified; null if unknown, for example for drafts: their GMT date is zero.
	 *
	 * From the GMT column, which stays correct when the site's time zone changes.
	 *
	 * @param 'date'|'modified' $which
	 */
	public function when(string $which): ?\DateTimeImmutable {
		$post = $this->post();
		if (!$post || in_array($post->post_date_gmt, ['', '0000-00-00 00:00:00'], true)) {
			return null;
		}
		if (
			$post->post_modified === $post->post_date &&
			$post->post_modified_gmt === $post->post_date_gmt
		) {
			$which = 'date';
		}
		$this->dates[$which] ??= get_post_datetime($post, $which, 'gmt');
		return $this->dates[$which] ?: null;
	}

	/** Returns the URL of the home page in the language of the page, which several parts of a head use. */
	public function home_url(): string {
		return $this->home_url ??= function_exists('pll_home_url')
			? Languages::home()
			: home_url('/');
	}

	/** Returns the custom values of the post, term or author. */
	public function meta(): ObjectMeta {
		return $this->own ??= ObjectMeta::for_object($this->object);
	}

	/** Returns the same page with other custom values for its object. */
	public function with_own(ObjectMeta $own): self {
		$page = clone $this;
		$page->own = $own;
		return $page;
	}

	/** Returns the page as output on the front end: without custom values while page-level SEO is off. */
	public function under(Settings $settings): self {
		return $settings->get('enable_page_level_seo')
			? $this
			: $this->with_own(ObjectMeta::none());
	}

	/** Whether the page lists posts, possibly across several pages. */
	public function is_list(): bool {
		return !in_array(
			$this->kind,
			[self::POST, self::ATTACHMENT, self::NOT_FOUND, self::OTHER],
			true,
		);
	}

	/** Whether the page is the archive of a term or author without posts. Outside the front end this can take a query. */
	public function is_empty(): bool {
		$object = $this->object;
		if ($this->posts !== null) {
			return $this->posts === 0;
		}
		return match (true) {
			$object instanceof WP_Term => (int) $object->count === 0 &&
				get_term_children($object->term_id, $object->taxonomy) === [],
			$object instanceof WP_User => !count_user_posts($object->ID, 'post', true),
			default => false,
		};
	}

	/** Returns the page's name in settings that are lists of names, such as no_index; '' if it has none, such as the home page. */
	public function name(): string {
		return match ($this->kind) {
			self::POST, self::ATTACHMENT, self::POSTS_PAGE => $this->post()->post_type ?? '',
			self::TERM => $this->term()->taxonomy ?? '',
			self::AUTHOR, self::DATE, self::SEARCH => $this->kind,
			self::POST_TYPE_ARCHIVE => match (true) {
				$this->object instanceof WP_Post_Type => 'archive-' . $this->object->name,
				$this->object instanceof WP_Post => 'archive-' . Shop::TYPE,
				default => '',
			},
			default => '',
		};
	}

	/** Returns the number of pages of a paginated post. As in WordPress, a page break before the first word doesn't count. */
	private static function parts(WP_Post $post): int {
		$break = '<!--nextpage-->';
		$breaks = substr_count($post->post_content, $break);
		if ($breaks === 0) {
			return 1;
		}
		$text = str_replace(
			['<!-- wp:nextpage -->', '<!-- /wp:nextpage -->'],
			'',
			$post->post_content,
		);
		return str_starts_with(ltrim($text), $break) ? $breaks : $breaks + 1;
	}

	/** @return array{string, WP_Post|WP_Term|WP_User|WP_Post_Type|null} Kind and object. */
	private static function subject(WP_Query $query): array {
		// The order matters: a 404 page keeps the flags of the requested page, and a search can be one within an archive.
		if ($query->is_404()) {
			return [self::NOT_FOUND, null];
		}
		if ($query->is_search()) {
			return [self::SEARCH, null];
		}
		$object = $query->get_queried_object();
		return match (true) {
			$query->is_home() && $object instanceof WP_Post => [self::POSTS_PAGE, $object],
			$query->is_home() => [self::HOME, null],
			$query->is_attachment() && $object instanceof WP_Post => [self::ATTACHMENT, $object],
			$query->is_singular() && $object instanceof WP_Post => [self::POST, $object],
			// A term's page that only lists one post type.
			$query->is_post_type_archive() &&
				$object instanceof WP_Term &&
				View::is_at((string) get_term_link($object->term_id))
				=> [self::TERM, $object],
			$query->is_post_type_archive() => [
				self::POST_TYPE_ARCHIVE,
				self::archive(
					$object instanceof WP_Post_Type ? $object : self::archived_type($query),
				),
			],
			$object instanceof WP_Term => [self::TERM, $object],
			$query->is_author() && $object instanceof WP_User => [self::AUTHOR, $object],
			$query->is_date() => [self::DATE, null],
			default => [self::OTHER, null],
		};
	}

	/** Returns the subject of a post type archive: the post type, or the page that represents it. */
	private static function archive(?WP_Post_Type $type): WP_Post_Type|WP_Post|null {
		return ($type?->name === 'product' ? Shop::page() : null) ?? $type;
	}

	/** Returns the post type of an archive that is also filtered by a term or author, which then is the queried object. */
	private static function archived_type(WP_Query $query): ?WP_Post_Type {
		return get_post_type_object(current((array) $query->get('post_type')) ?: '');
	}

	/** @return array<string, int> */
	private static function date(WP_Query $query): array {
		// Old date URLs have one parameter: ?m=20261121.
		$all = (string) $query->get('m');
		return array_filter([
			'year' => (int) ($query->get('year') ?: substr($all, 0, 4)),
			'month' => (int) ($query->get('monthnum') ?: substr($all, 4, 2)),
			'day' => (int) ($query->get('day') ?: substr($all, 6, 2)),
		]);
	}
}
