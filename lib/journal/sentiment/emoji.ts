/** What people mean by the common emoji, -4 to 4. Skin colours, hair and sexes of one sign are the same sign here. */
const groups: [number, string][] = [
  [3, '😍 🥰 😁 🤩 ❤ 🧡 💛 💚 💙 💜 💖 💗 💓 💞 💕 💘 💝 😻 🎉 🥳 🏆'],
  [2.4, '😀 😃 😄 😊 😂 🤣 😆 🙌 👏 🎊 😘 🤗 😇 ✨ 🌟 💯 💪 🥇 😎 💃 🎂 🌈'],
  [1.6, '🙂 ☺ 😋 😉 👍 👌 🌞 ☀ 🌸 🌹 🌻 🍀 🤞 ✌ 😌 😸 😺 🙏 🔥 🎁 ✅ ⭐ 🌷 💐 🎈'],
  [-0.8, '😐 😑 🙄 😬 😕 🥱 😴 🤷 🌧 ⛈'],
  [-1.6, '🙁 ☹ 😟 😔 😞 😒 😣 😖 😓 😥 😪 😫 😩 😰 😨 😧 😦 🤒 🤕 🤧 😷 🤦 👎 🥺 😵 🤢 ❌'],
  [-2.4, '😢 😭 😡 😠 😤 🤬 😱 💔 🤮 😿 👿 😾 🖕 💩'],
];

export const emojiValences = new Map(
  groups.flatMap(([valence, signs]) => signs.split(' ').map((sign): [string, number] => [sign, valence])),
);
