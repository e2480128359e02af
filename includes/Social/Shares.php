<?php
/**
 * Determines the social sharing data of a page for Facebook and X.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Compat\AcfFields;
use Pharos\Content\Image;
use Pharos\Content\Restriction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Post;

/**
 * Title, description and image come from the post, term or author for the network, with X falling back to Facebook; then from its content
 * type; then from the page, the featured image, an image in the content or a custom field and the site's default. The home page with the latest posts has
 * separate settings; a static one is treated like other pages. src/admin/screens/home-page/ has the same rules for its previews;
 * tests/fixtures/fallbacks.json tests both.
 */
final class Shares {
	private readonly SiteImages $images;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {
		$this->images = new SiteImages($settings);
	}

	/** @param string $title, $description Values of the page itself. */
	public function facebook(Context $context, string $title, string $description): Share {
		return $context->kind === Context::HOME
			? $this->of_home($context, $title, $description, 'home_page_facebook')
			: $this->of_object($context, $title, $description, ['facebook']);
	}

	/**
	 * @param string     $title, $description Values of the page itself.
	 * @param Share|null $facebook            The result of facebook() for the page, if available.
	 */
	public function x(
		Context $context,
		string $title,
		string $description,
		?Share $facebook = null,
	): Share {
		if ($context->kind !== Context::HOME) {
			return $this->of_object($context, $title, $description, ['twitter', 'facebook']);
		}
		return $this->settings->get('twitter_same_as_facebook')
			? $facebook ?? $this->facebook($context, $title, $description)
			: $this->of_home($context, $title, $description, 'home_page_twitter');
	}

	/** @param list<'facebook'|'twitter'> $networks Networks whose fields to use; the first non-empty value wins. */
	private function of_object(
		Context $context,
		string $title,
		string $description,
		array $networks,
	): Share {
		$of_type = PageTexts::templates($context, $this->settings);
		$own_title = $this->text('title', $context, $networks, $of_type);
		$own_description = $this->text('description', $context, $networks, $of_type);
		return new Share(
			$own_title === ''
				? ($this->title($context) ?:
				$title)
				: $this->variables->capitalized($own_title),
			$own_description === ''
				? ($description ?:
				$this->generated($context))
				: $own_description,
			$this->image($context, $networks, $of_type),
		);
	}

	/**
	 * The text for social networks from the object or its content type.
	 *
	 * @param 'title'|'description' $part
	 * @param list<string>          $networks
	 * @param array<string, string> $of_type  Templates of the content type.
	 */
	private function text(string $part, Context $context, array $networks, array $of_type): string {
		foreach ($networks as $network) {
			$text = $this->later($context->meta()->text("{$network}_$part"), $context);
			if ($text !== '') {
				return $text;
			}
		}
		foreach ($networks as $network) {
			$text = $this->later($of_type["{$network}_$part"] ?? '', $context);
			if ($text !== '') {
				return $text;
			}
		}
		return '';
	}

	/**
	 * Renders a template for social networks. Page 2 and up use the texts of the page itself, which include the page number, unless set
	 * otherwise.
	 */
	private function later(string $template, Context $context): string {
		if ($template === '' || $context->page === 1) {
			return $this->render($template, $context);
		}
		return match ($this->settings->get('later_page_social')) {
			'first' => $this->render($template, $context),
			'numbered' => $this->variables->render_numbered($template, $context),
			default => '',
		};
	}

	/**
	 * @param list<string>          $networks
	 * @param array<string, string> $of_type  Templates of the content type.
	 */
	private function image(Context $context, array $networks, array $of_type): ?Image {
		foreach ($networks as $network) {
			$image = $context->meta()->image($network);
			if ($image) {
				return $image;
			}
		}
		$first = null;
		foreach ($this->candidates($context, $networks, $of_type) as $image) {
			if ($image?->is_common()) {
				return $image;
			}
			$first ??= $image;
		}
		return $first;
	}

	/**
	 * The images of a page without one of its own for social networks, the best first. An attachment is its own image.
	 *
	 * @param list<string>          $networks
	 * @param array<string, string> $of_type
	 * @return iterable<?Image>
	 */
	private function candidates(Context $context, array $networks, array $of_type): iterable {
		if ($context->kind === Context::TERM) {
			yield self::of_term($context);
		} elseif (
			$context->kind === Context::ATTACHMENT ||
			$this->settings->get('social_image_featured')
		) {
			yield $context->image();
		}
		$post = $context->kind === Context::POST ? $context->post() : null;
		$size = $post ? $this->settings->get('social_image_content') : '';
		if ($size !== '') {
			yield ContentImage::find($post, $size === 'full');
		}
		// Custom fields in place of content aren't images in the content.
		if ($post && ($size !== '' || trim($post->post_content) === '')) {
			yield self::in_fields($post);
		}
		foreach ($networks as $network) {
			$address = $of_type["{$network}_image"] ?? '';
			yield $address === '' ? null : Image::at($this->render($address, $context));
		}
		yield $this->fallback($networks[0]);
	}

	/** The image of a term: WooCommerce's field for categories, which other plugins use as well. */
	private static function of_term(Context $context): ?Image {
		$term = $context->term();
		// Loaded with the posts of the list (Head\ListMeta).
		$id = $term ? ObjectMeta::meta('term', $term->term_id)['thumbnail_id'][0] ?? 0 : 0;
		return is_numeric($id) ? Image::of_attachment((int) $id) : null;
	}

	/** The first image in the custom fields of a post. */
	private static function in_fields(WP_Post $post): ?Image {
		$is_open = function_exists('get_field_objects') && !Restriction::hides_content($post);
		foreach ($is_open ? AcfFields::images($post) : [] as $id) {
			$image = Image::of_attachment($id);
			if ($image) {
				return $image;
			}
		}
		return null;
	}

	/** The page's title without the site name, if set so for social networks; otherwise ''. */
	private function title(Context $context): string {
		return $this->settings->get('social_title_site_name') || Social::is_home($context)
			? ''
			: (new PageTexts($this->settings, $this->variables))->title($context, false);
	}

	/** A description from the content of a post or term without one: search engines generate one themselves, social networks don't. */
	private function generated(Context $context): string {
		return $this->settings->get('auto_generate_description') &&
			($context->post() || $context->term())
			? $this->variables->render('%excerpt%', $context)
			: '';
	}

	/** @param string $home Prefix of the keys of the home page's settings. */
	private function of_home(
		Context $context,
		string $title,
		string $description,
		string $home,
	): Share {
		$network = $home === 'home_page_twitter' ? 'twitter' : 'facebook';
		return new Share(
			Text::first_filled(
				$this->variables->capitalized(
					$this->later($this->settings->get("{$home}_title"), $context),
				),
				$title,
			),
			Text::first_filled(
				$this->later($this->settings->get("{$home}_description"), $context),
				$description,
			),
			$this->images->of_setting("{$home}_image_url") ??
				($this->images->of_setting('home_page_featured_image') ??
					$this->fallback($network)),
		);
	}

	private function render(string $template, Context $context): string {
		return $template === '' ? '' : $this->variables->render($template, $context);
	}

	/** The default social image, for which X may have a separate setting. */
	private function fallback(string $network): ?Image {
		return ($network === 'twitter'
			? $this->images->of_setting('twitter_fallback_image')
			: null) ?? $this->images->of_setting('fallback_image');
	}
}
