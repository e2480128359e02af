<?php
/**
 * Removes blocks that visitors don't see from stored content.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Text\Containers;
use Pharos\Text\Shortcodes;
use Pharos\Text\Text;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Most content has no such block: Restriction::visible_content(), which calls this class, only searches it for a few indicators. For a block whose visibility is decided at
 * render time, the top-level block that contains it is rendered as a visitor; if that would be too expensive, the block
 * is removed.
 */
final class HiddenBlocks {
	/** Attribute names and class names that plugins use for blocks with restricted visibility. */
	private const CONDITION = '/condition|customer|exclusive|gated|guest|hidden|hide|lock(?:ed)?\b|logged|log-?in|member|paid|paywall|premium|private|protect|restrict|role|secret|subscri|unlock|vip\b|visib|visitor/i';

	/** Attributes of all blocks that don't hide anything. */
	private const HARMLESS = [
		'align',
		'anchor',
		'className',
		'hideControls',
		'layout',
		'lock',
		'metadata',
		'style',
		'templateLock',
	];

	/** Core blocks that plugins filter for appearance: only a condition makes these undecided. */
	private const MEDIA = '~^core/(?:audio|buttons?|cover|embed|file|gallery|image|media-text|navigation.*|video)\z~';

	private static bool $is_rendering = false;

	private readonly Containers $containers;

	/** Letters and digits in the rendered output of the current top-level block; null if it wasn't rendered. */
	private ?string $read = null;

	/** Whether a plugin or the theme filters the output of all block types. */
	private readonly bool $has_filters;

	private function __construct(private ?WP_Post $post) {
		$this->containers = new Containers();
		$this->has_filters = Restriction::are_blocks_filtered();
	}

	/**
	 * @param WP_Post|null $post   The post that the content belongs to, to render undecided blocks; null to remove these.
	 * @param int          $enough Bytes of text after which no more blocks are rendered: only the beginning is needed.
	 */
	public static function without(
		string $content,
		?WP_Post $post = null,
		int $enough = PHP_INT_MAX,
	): string {
		return (new self(self::$is_rendering ? null : $post))->visible($content, $enough);
	}

	private function visible(string $content, int $enough): string {
		$visible = '';
		$length = 0;
		foreach (parse_blocks($content) as $block) {
			$is_asked = $this->post && $this->has_undecided($block);
			$output = $is_asked ? $this->rendered($block) : null;
			$this->read = $output === null ? null : self::letters($output);
			$block = $this->pruned($block, false);
			$html = $block === null ? '' : serialize_block($block);
			$visible .= $html;
			if ($this->post && $enough < PHP_INT_MAX) {
				$length += strlen(Text::prose($html));
				// Later undecided blocks are removed.
				$this->post = $length < $enough ? $this->post : null;
			}
		}
		return $visible;
	}

	/**
	 * Returns the visible rest of a block; null if nothing is left.
	 *
	 * @param bool $is_undecided Whether it is inside an undecided block.
	 */
	private function pruned(array $block, bool $is_undecided): ?array {
		$is_undecided = $is_undecided || $this->is_undecided($block);
		if (self::is_switched_off($block) || ($is_undecided && $this->read === '')) {
			return null;
		}
		if ($is_undecided && $this->read === null) {
			// Shortcodes may begin or end in it.
			$tags = Shortcodes::tags(serialize_block($block));
			return $tags === ''
				? null
				: [
					'blockName' => null,
					'attrs' => [],
					'innerBlocks' => [],
					'innerContent' => [$tags],
				];
		}
		$children = $block['innerBlocks'];
		$inner = [];
		$content = [];
		foreach ($block['innerContent'] as $part) {
			if (is_string($part)) {
				$content[] = $is_undecided && !$this->is_read($part) ? '' : $part;
				continue;
			}
			$child = $this->pruned(array_shift($children), $is_undecided);
			if ($child !== null) {
				$inner[] = $child;
				$content[] = null;
			}
		}
		return ['innerBlocks' => $inner, 'innerContent' => $content] + $block;
	}

	/** Whether the block is hidden by WordPress's visibility setting, whether or not the block type supports it. */
	private static function is_switched_off(array $block): bool {
		return ($block['attrs']['metadata']['blockVisibility'] ?? null) === false;
	}

	private function has_undecided(array $block): bool {
		if (self::is_switched_off($block)) {
			return false;
		}
		foreach ($block['innerBlocks'] as $inner) {
			if ($this->has_undecided($inner)) {
				return true;
			}
		}
		return $this->is_undecided($block);
	}

	/** Whether only rendering shows which part of the stored text is visible. */
	private function is_undecided(array $block): bool {
		$name = $block['blockName'];
		if ($name === null || ($block['innerBlocks'] === [] && trim($block['innerHTML']) === '')) {
			return false;
		}
		// Visitors see the value of a custom field, for example, instead of the stored text.
		if (is_array($block['attrs']['metadata']['bindings'] ?? null)) {
			return true;
		}
		$type = WP_Block_Type_Registry::get_instance()->get_registered($name);
		if (str_starts_with($name, 'core/')) {
			$is_filtered =
				Restriction::are_blocks_filtered($name) || Restriction::is_taken_over($type);
			return ($is_filtered && $this->post && preg_match(self::MEDIA, $name) !== 1) ||
				(($is_filtered || $this->has_filters) &&
					self::has_condition($block['attrs'], $type?->attributes));
		}
		$may_hide = $this->has_filters || $type?->is_dynamic();
		return Restriction::are_blocks_filtered($name) ||
			($may_hide &&
				(!$this->containers->has($name) || self::has_condition($block['attrs'], null)));
	}

	/**
	 * Whether attributes control more than a block's appearance.
	 *
	 * @param array|null $known The attributes of the block type; null if any name may be one of them.
	 */
	private static function has_condition(array $attributes, ?array $known): bool {
		foreach ($attributes as $name => $value) {
			if (in_array($value, [null, false, '', []], true)) {
				continue;
			}
			$is_harmless = in_array($name, self::HARMLESS, true);
			$words = match (true) {
				$name === 'className' => is_string($value) ? $value : '',
				$name === 'metadata' => implode(
					' ',
					array_diff(array_keys((array) $value), ['blockVisibility']),
				),
				$is_harmless => '',
				default => (string) $name,
			};
			if (
				preg_match(self::CONDITION, $words) === 1 ||
				($known !== null && !$is_harmless && !isset($known[$name]))
			) {
				return true;
			}
		}
		return false;
	}

	/** Returns the block's output for visitors; null if it can't be determined. */
	private function rendered(array $block): ?string {
		$person = get_current_user_id();
		$post = $GLOBALS['post'] ?? null;
		$level = ob_get_level();
		// Otherwise a block that shows a description or breadcrumbs would be rendered within itself.
		self::$is_rendering = true;
		try {
			$person === 0 || wp_set_current_user(0);
			$GLOBALS['post'] = $this->post;
			ob_start();
			return (string) render_block($block);
		} catch (\Throwable) {
			return null;
		} finally {
			while (ob_get_level() > $level) {
				ob_end_clean();
			}
			$GLOBALS['post'] = $post;
			$person === 0 || wp_set_current_user($person);
			self::$is_rendering = false;
		}
	}

	/** Whether visitors see the text of a piece of HTML; true if it has none. */
	private function is_read(string $html): bool {
		$letters = self::letters($html);
		return $letters === '' || str_contains((string) $this->read, $letters);
	}

	/** Returns letters and digits only, because rendering can change quotes and white space. */
	private static function letters(string $html): string {
		return (string) preg_replace('/[^\p{L}\p{N}]+/u', '', Text::plain($html));
	}
}
