<?php
/**
 * Values of schema variables on a page.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Compat\Languages;
use Pharos\Compat\Shop;
use Pharos\Compat\StoreProduct;
use Pharos\Content\Image;
use Pharos\Content\Restriction;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Social\Authors;
use Pharos\Social\SiteImages;
use Pharos\Social\Social;
use Pharos\Template\Template;
use Pharos\Template\Trail;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Post;

/**
 * Includes the variables of titles and those that only schemas have; VariableList describes both. Only uses data that WordPress has loaded
 * for the page. Doesn't reveal password-protected content.
 */
final class PageValues {
	/** Variables that reveal content of a password-protected post. */
	private const PROTECTED = [
		'categories' => true,
		'tags' => true,
		'terms' => true,
		'primary_term' => true,
		'focus_keyword' => true,
	];

	/** @var array<string, array<string, string|array>> Values by name and argument. */
	private array $known = [];

	private StoreProduct|false|null $product = null;

	/** @param array{title: string, description: string, url: string} $facts Values in the page's head, as plain text. */
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
		private readonly Context $page,
		private readonly array $facts,
	) {}

	/** The URL of the page. */
	public function url(): string {
		return $this->facts['url'];
	}

	public function is_home(): bool {
		return Social::is_home($this->page);
	}

	/** Renders a template as plain text. */
	public function render(string $template): string {
		$template = Text::plain($template);
		return str_contains($template, '%')
			? Template::render(
				$template,
				$this->settings->get('separator'),
				fn(string $name, string $argument): string => $this->text($name, $argument),
			)
			: $template;
	}

	/** The value of a variable as text. */
	private function text(string $name, string $argument): string {
		$whole = $this->whole($name, $argument);
		if (is_string($whole)) {
			return $whole;
		}
		if (!array_is_list($whole)) {
			return (string) $whole['url'];
		}
		$texts = array_map(
			static fn(array|string $item): string => is_array($item) ? $item['name'] : $item,
			$whole,
		);
		return implode($name === 'breadcrumbs' ? ' › ' : ', ', $texts);
	}

	/**
	 * The value of a variable.
	 *
	 * @return string|array A text; an ImageObject; a list of texts or of ListItems. '' for no value and for an unknown name.
	 */
	public function whole(string $name, string $argument = ''): string|array {
		return $this->known[$name][$argument] ??= $this->value($name, $argument);
	}

	private function value(string $name, string $argument): string|array {
		$post = $this->page->post();
		if ($post && isset(self::PROTECTED[$name]) && !self::open($post)) {
			return '';
		}
		return match ($name) {
			'site_url' => $this->page->home_url(),
			// A required property: a site without a title is named by its domain.
			'site_name', 'org_name' => $this->variables->value($this->page, $name) ?:
			self::domain($this->page->home_url()),
			'site_language' => self::language(),
			'search_url' => self::search_url(
				function_exists('PLL') ? Languages::search() : $this->page->home_url(),
			),
			'org_logo' => self::image_object((new SiteImages($this->settings))->logo()),
			'social_profiles' => Social::profiles($this->settings),
			'current_title' => $this->facts['title'],
			'current_description' => $this->facts['description'],
			'current_url' => $this->facts['url'],
			'current_iso' => (string) wp_date(DATE_W3C),
			'breadcrumbs' => self::items(Trail::build($this->page, $this->settings)),
			'image' => self::image_object($this->image()),
			'image_url' => $this->image()?->url ?? '',
			'image_width' => (string) ($this->image()?->width ?: ''),
			'image_height' => (string) ($this->image()?->height ?: ''),
			'published_iso' => $this->date('date'),
			'modified_iso' => $this->date('modified', 'date'),
			'whole_content' => $this->content(),
			'word_count' => $post && !Restriction::hides_content($post)
				? self::words(Restriction::stored($post))
				: '',
			'comment_count' => $post && self::open($post)
				? (string) ($post->comment_count ?: '')
				: '',
			'author_url' => $this->author_url(),
			'author_image' => $this->author_image(),
			'author_profiles' => $this->author_profiles(),
			'categories' => $this->terms('category'),
			'tags' => $this->terms('post_tag'),
			'terms' => $this->terms($argument),
			default => str_starts_with($name, 'product_') && $name !== 'product_short_description'
				? Text::plain($this->product()?->value(substr($name, 8)) ?? '')
				: $this->variables->value($this->page, $name, $argument),
		};
	}

	/**
	 * The language of the page (BCP 47), such as "de-DE": WordPress's variants of locales, as in "de-DE-formal" and "pt-PT-ao90", aren't
	 * languages of their own.
	 */
	private static function language(): string {
		$pattern =
			'/^[a-z]{2,3}(?:-[a-z]{4}(?![a-z\d]))?(?:-(?:[a-z]{2}|\d{3})(?![a-z\d]))?(?:-valencia)?/i';
		$language = strtr((string) get_bloginfo('language'), '_', '-');
		return preg_match($pattern, $language, $found) === 1 ? $found[0] : $language;
	}

	/** @param string $home The URL of searches, which may have a parameter for its language. */
	private static function search_url(string $home): string {
		return $home . (str_contains($home, '?') ? '&' : '?') . 's={search_term_string}';
	}

	/** The product of the page's store; null if it shows none. */
	public function product(): ?StoreProduct {
		$this->product ??= Shop::is_there() ? Shop::product($this->page->post()) ?? false : false;
		return $this->product ?: null;
	}

	/** @return list<string> */
	private function terms(string $taxonomy): array {
		$post = $this->page->post();
		$terms =
			$post &&
			is_taxonomy_viewable($taxonomy) &&
			is_object_in_taxonomy($post->post_type, $taxonomy)
				? get_the_terms($post, $taxonomy)
				: [];
		return array_map(
			static fn(object $term): string => Text::plain($term->name),
			is_array($terms) ? array_values($terms) : [],
		);
	}

	/** The content of a single page, with all its parts. */
	private function content(): string {
		$post = $this->page->is_list() ? null : $this->page->post();
		if (!$post || Restriction::hides_content($post)) {
			return '';
		}
		$content = str_replace('<!--nextpage-->', ' ', Restriction::stored($post));
		return Text::prose(Restriction::visible_content($content, $post));
	}

	private static function open(WP_Post $post): bool {
		return $post->post_password === '';
	}

	/** The latest of these dates of a single page: a scheduled post was last modified before it was published. */
	private function date(string ...$which): string {
		$dates = $this->page->is_list() ? [] : array_map($this->page->when(...), $which);
		return $dates ? (string) max($dates)?->format(DATE_W3C) : '';
	}

	private static function domain(string $url): string {
		return (string) preg_replace('/^www\./', '', (string) wp_parse_url($url, PHP_URL_HOST));
	}

	/** Number of words; characters in languages without word boundaries. */
	private static function words(string $content): string {
		$text = wp_strip_all_tags(Text::utf8($content));
		// The same for ASCII, without the slower properties of Unicode characters.
		$pattern =
			preg_match('/[\x80-\xFF]/', $text) === 0
				? '/[a-z0-9](?:[a-z0-9]|[\'._-](?=[a-z0-9]))*/i'
				: '/\p{Han}|[\p{Hiragana}\p{Katakana}]+|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\'’._-](?=[\p{L}\p{N}]))*/u';
		$count = preg_match_all($pattern, $text);
		return $count ? (string) $count : '';
	}

	/** The featured image or the page's own image; otherwise its social image; for posts also the site's default image. */
	private function image(): ?Image {
		$post = $this->page->post();
		if ($post && !self::open($post)) {
			return null;
		}
		return $this->page->image() ??
			($this->page->meta()->image('facebook') ??
				($this->page->kind === Context::POST
					? (new SiteImages($this->settings))->of_setting('fallback_image')
					: null));
	}

	private static function image_object(?Image $image): string|array {
		return $image
			? array_filter([
				'@type' => 'ImageObject',
				'url' => $image->url,
				'width' => $image->width,
				'height' => $image->height,
				'caption' => $image->alt,
			])
			: '';
	}

	/**
	 * @param list<array{name: string, url: string}> $trail
	 * @return list<array>
	 */
	private static function items(array $trail): array {
		return array_map(
			static fn(array $item, int $before): array => [
				'@type' => 'ListItem',
				'position' => $before + 1,
				'name' => $item['name'],
				'item' => $item['url'],
			],
			$trail,
			array_keys($trail),
		);
	}

	/** The URL of the author's archive, if author archives are turned on. */
	private function author_url(): string {
		$author = $this->settings->get('author_archive') ? $this->page->author() : null;
		return $author ? get_author_posts_url($author->ID, $author->user_nicename) : '';
	}

	private function author_image(): string {
		$author = get_option('show_avatars') ? $this->page->author() : null;
		return $author ? (string) get_avatar_url($author, ['size' => 256]) : '';
	}

	/** @return list<string> */
	private function author_profiles(): array {
		$author = $this->page->author();
		return $author ? Authors::profiles($author) : [];
	}
}
