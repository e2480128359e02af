<?php
/**
 * What the plugin writes into the head of a visitor's page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;

/** One per request. Computes plain values once; escapes them where they are printed. */
final class Head {
	private ?Context $context = null;

	private ?string $title = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** What the page is about; the main query, even when a theme has put another in its place. */
	public function context(): Context {
		// Before WordPress knows what was asked for, there is no page.
		if (!did_action('wp')) {
			return new Context(Context::OTHER);
		}
		return $this->context ??= Context::from_query($GLOBALS['wp_the_query']);
	}

	/** The title as HTML text, for WordPress, which prints it as it is; what it has given when we have none. */
	public function document_title(string $given): string {
		$title = self::escape($this->title());
		return $title === '' ? $given : $title;
	}

	/** Prints the meta tags. */
	public function print(): void {
		$description = (new Description($this->settings, $this->variables))->text($this->context());
		if ($description !== '') {
			echo '<meta name="description" content="' . self::escape($description) . "\" />\n";
		}
	}

	private function title(): string {
		if (!did_action('wp')) {
			return '';
		}
		return $this->title ??= (new Title($this->settings, $this->variables))->text(
			$this->context(),
		);
	}

	/**
	 * For text and for quoted attributes. esc_html() would take the text "&amp;" for an escaped sign and show "&"
	 * where the author has written about entities.
	 */
	private static function escape(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
	}
}
