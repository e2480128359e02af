<?php
/**
 * Works out how a page looks on Facebook and on X.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Head\Context;
use Pharos\Head\Texts;
use Pharos\Settings\Settings;
use Pharos\Template\Text;
use Pharos\Template\Variables;

/**
 * Title, description and image are those of the post, term or author for the network, X falling back to Facebook; else those of its
 * content type; else those of the page, the featured image, an image in the content and the default of the site. The home page that
 * lists the latest posts has settings of its own; a static one is a page like others. src/admin/screens/home-page/ shows the same
 * in its previews; tests/fixtures/fallbacks.json holds both to it.
 */
final class Shares {
	private readonly SiteImages $images;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {
		$this->images = new SiteImages($settings);
	}

	/** @param string $title, $description Those of the page itself. */
	public function facebook(Context $context, string $title, string $description): Share {
		return $context->kind === Context::HOME
			? $this->of_home($context, $title, $description, 'home_page_facebook')
			: $this->of_object($context, $title, $description, ['facebook']);
	}

	/**
	 * @param string     $title, $description Those of the page itself.
	 * @param Share|null $facebook            What facebook() has answered for the page, where it was asked.
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

	/** @param list<'facebook'|'twitter'> $networks Whose fields to take, the first that is filled. */
	private function of_object(
		Context $context,
		string $title,
		string $description,
		array $networks,
	): Share {
		$of_type = Texts::templates($context, $this->settings);
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
	 * What the object, or its content type, has for networks.
	 *
	 * @param 'title'|'description' $part
	 * @param list<string>          $networks
	 * @param array<string, string> $of_type  Templates of the content type.
	 */
	private function text(string $part, Context $context, array $networks, array $of_type): string {
		foreach ($networks as $network) {
			$text = $this->later($context->own()->text("{$network}_$part"), $context);
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
	 * The text of a template for networks. Page 2 and up have the texts of the page itself, which say the page number, unless the
	 * settings choose another.
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
			$image = $context->own()->image($network);
			if ($image) {
				return $image;
			}
		}
		$image = $this->of_post($context);
		foreach ($image ? [] : $networks as $network) {
			$address = $of_type["{$network}_image"] ?? '';
			$image ??= $address === '' ? null : Image::at($this->render($address, $context));
		}
		return $image ?? $this->fallback($networks[0]);
	}

	/** The featured image of a post, or the first one in its content, as the settings say; a file is its own image. */
	private function of_post(Context $context): ?Image {
		$image =
			$context->kind === Context::ATTACHMENT || $this->settings->get('social_image_featured')
				? $context->image()
				: null;
		$post = $image || $context->kind !== Context::POST ? null : $context->post();
		$size = $post ? $this->settings->get('social_image_content') : '';
		return $image ?? ($size === '' ? null : ContentImage::of($post, $size === 'full'));
	}

	/** The page's title without the name of the site, where networks shall not get that twice; else ''. */
	private function title(Context $context): string {
		return $this->settings->get('social_title_site_name') || Social::is_home($context)
			? ''
			: (new Texts($this->settings, $this->variables))->title($context, false);
	}

	/** What a post or term is about, where its page has no description: search engines choose one themselves, networks don't. */
	private function generated(Context $context): string {
		return $this->settings->get('auto_generate_description') &&
			($context->post() || $context->term())
			? $this->variables->render('%excerpt%', $context)
			: '';
	}

	/** @param string $home How the keys of the home page's settings begin. */
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

	/** The default image of the site, of which X may have one of its own. */
	private function fallback(string $network): ?Image {
		return ($network === 'twitter'
			? $this->images->of_setting('twitter_fallback_image')
			: null) ?? $this->images->of_setting('fallback_image');
	}
}
