<?php
/**
 * Works out how a page looks on Facebook and on X.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Head\Context;
use Pharos\Settings\Settings;
use Pharos\Template\Text;
use Pharos\Template\Variables;

/**
 * Title and description are those of the page, its image the featured one, then the site's default. The home page that
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
		return $this->share($context, $title, $description, 'home_page_facebook');
	}

	/** @param string $title, $description Those of the page itself. */
	public function x(Context $context, string $title, string $description): Share {
		$same = $this->settings->get('twitter_same_as_facebook');
		return $this->share(
			$context,
			$title,
			$description,
			$same ? 'home_page_facebook' : 'home_page_twitter',
		);
	}

	/** @param string $home How the keys of the home page's settings begin. */
	private function share(
		Context $context,
		string $title,
		string $description,
		string $home,
	): Share {
		if ($context->kind !== Context::HOME) {
			return new Share($title, $description, $this->image($context));
		}
		// Later pages say which they are, which the settings for the home page can't.
		if ($context->page === 1) {
			$title = Text::first_filled($this->render("{$home}_title", $context), $title);
			$description = Text::first_filled(
				$this->render("{$home}_description", $context),
				$description,
			);
		}
		return new Share(
			$title,
			$description,
			$this->images->of_setting("{$home}_image_url") ??
				($this->images->of_setting('home_page_featured_image') ?? $this->fallback()),
		);
	}

	private function render(string $setting, Context $context): string {
		$template = $this->settings->get($setting);
		return $template === '' ? '' : $this->variables->render($template, $context);
	}

	private function image(Context $context): ?Image {
		$post = $context->post();
		// What a password protects is not shown by its image either.
		if (!$post || $post->post_password !== '') {
			return $this->fallback();
		}
		$id =
			$context->kind === Context::ATTACHMENT && wp_attachment_is_image($post)
				? $post->ID
				: (int) get_post_thumbnail_id($post);
		return Image::of_attachment($id) ?? $this->fallback();
	}

	private function fallback(): ?Image {
		return $this->images->of_setting('fallback_image');
	}
}
