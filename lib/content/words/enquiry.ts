/** The words of the enquiry form, and of the replies that the website gives. */
export const ENQUIRY_WORDS = {
  enquiry: {
    title: ['Ask for a seat', 'दाख़िले के लिए पूछें'],
    onPaper: ['Fill this in on paper, and hand it in at the school.', 'इसे काग़ज़ पर भरकर स्कूल में जमा करें।'],
    // Labels of the fields.
    optional: ['(optional)', '(ज़रूरी नहीं)'],
    name: ['Your name', 'आपका नाम'],
    nameHint: ['The name of the adult who is asking, not the child’s.', 'पूछने वाले बड़े का नाम, बच्चे का नहीं।'],
    nameError: ['Write your name, in at most 100 characters.', 'अपना नाम लिखें, ज़्यादा से ज़्यादा 100 अक्षर।'],
    telephone: ['Your telephone number', 'आपका फ़ोन नंबर'],
    telephoneHint: [
      'Ten digits. If it is not an Indian number, include the country code.',
      'दस अंक। नंबर भारत का न हो तो देश के कोड के साथ।',
    ],
    telephoneError: [
      'Write a telephone number with ten digits, such as 98765 43210.',
      'दस अंकों का फ़ोन नंबर लिखें, जैसे 98765 43210।',
    ],
    language: ['Language for our call', 'हम किस भाषा में फ़ोन करें'],
    languageError: ['Choose a language from the list.', 'सूची में से कोई भाषा चुनें।'],
    class: ['Class', 'कक्षा'],
    classError: ['Choose a class from the list.', 'सूची में से कोई कक्षा चुनें।'],
    choose: ['Choose', 'चुनें'],
    message: ['Your question', 'आपका सवाल'],
    messageHint: [
      'If you have one. Please do not write the child’s name or date of birth: we need neither for an enquiry.',
      'अगर कोई हो। कृपया बच्चे का नाम या जन्म तिथि न लिखें: पूछताछ के लिए इनकी ज़रूरत नहीं है।',
    ],
    messageError: [
      'Shorten your question to at most 1,000 characters.',
      'अपना सवाल छोटा करें, ज़्यादा से ज़्यादा 1,000 अक्षर।',
    ],
    leaveEmpty: ['Leave this field empty', 'यह जगह ख़ाली छोड़ें'],
    send: ['Send the enquiry', 'पूछताछ भेजें'],
    // Shown after a mistake in the form.
    problem: [
      'Your enquiry has not been sent yet. Correct the marked fields, then send it again.',
      'आपका सवाल अभी नहीं भेजा गया है। जिन जगहों पर निशान है उन्हें ठीक करें, फिर दोबारा भेजें।',
    ],
    // Shown after too many enquiries at once, or after an error on the server.
    later: [
      'Your enquiry was not saved. What you typed is still below: try again in a few minutes, or call {phone}.',
      'आपका सवाल हम तक नहीं पहुँचा। आपका लिखा हुआ नीचे है: कुछ मिनट बाद फिर भेजें, या {phone} पर फ़ोन करें।',
    ],
    // Shown if an enquiry could not be looked up or withdrawn.
    kept: [
      'That did not work just now, and nothing was changed. Try again in a few minutes, or call {phone}.',
      'अभी यह नहीं हो सका, और कुछ बदला नहीं है। कुछ मिनट बाद फिर कोशिश करें, या {phone} पर फ़ोन करें।',
    ],
    sent: ['Thank you. We have your enquiry.', 'धन्यवाद। आपका सवाल हमें मिल गया है।'],
    reference: ['Your reference number:', 'आपका संदर्भ नंबर:'],
    keep: [
      'Print this page, or write the number down. With it you can withdraw the enquiry at any time.',
      'इस पृष्ठ का प्रिंट निकाल लें या स्क्रीनशॉट ले लें, या नंबर लिख लें। इससे आप कभी भी पूछताछ वापस ले सकते हैं।',
    ],
    withdrawn: [
      'Your enquiry has been withdrawn. We have deleted it.',
      'आपकी पूछताछ वापस ले ली गई है। हमने उसे मिटा दिया है।',
    ],
    unknown: [
      'We have no enquiry with this number. Check it for typing mistakes. If it is correct, the enquiry has already been deleted.',
      'इस नंबर की कोई पूछताछ हमारे पास नहीं है। देख लें कि नंबर सही लिखा है। सही है, तो पूछताछ पहले ही मिटाई जा चुकी है।',
    ],
    withdraw: ['Withdraw an enquiry', 'पूछताछ वापस लें'],
    withdrawText: [
      'When you withdraw an enquiry, we delete it at once and do not call you.',
      'तब हम उसे तुरंत मिटा देते हैं, और आपको फ़ोन नहीं करते।',
    ],
    withdrawNow: ['Withdraw and delete it', 'वापस लें और मिटाएँ'],
    others: ['Or ask us in another way', 'या किसी और तरीक़े से पूछें'],
    call: ['Call {phone}', '{phone} पर फ़ोन करें'],
    whatsapp: ['Write on WhatsApp', 'वॉट्सऐप पर लिखें'],
    email: ['Write an e-mail to {email}', '{email} पर ई-मेल लिखें'],
    // The first line of a WhatsApp message or e-mail. The labels above follow, with what was typed.
    subject: ['Enquiry about a seat', 'दाख़िले के बारे में पूछताछ'],
    // The notice of the DPDP Rules 2025, rule 3.
    notice: ['What happens to your details', 'आपकी जानकारी का क्या होता है'],
    noticeItems: [
      'What we keep: {items}, and the day on which you wrote.',
      'हम क्या रखते हैं: {items}, और आपके लिखने की तारीख़।',
    ],
    noticePurpose: [
      'Why we keep it: {school} uses your details to answer your enquiry about a seat, and for nothing else. Only the staff who answer enquiries see them.',
      'किसलिए: {school} इनसे केवल दाख़िले के बारे में आपके सवाल का जवाब देता है, और कुछ नहीं। इन्हें केवल वे कर्मचारी देखते हैं जो जवाब देते हैं।',
    ],
    noticeMonths: [
      'How long: we delete them after {months} months, or once you withdraw the enquiry.',
      'कब तक: {months} महीने बाद, या आपके वापस लेते ही, हम इन्हें मिटा देते हैं।',
    ],
    noticeWithdraw: [
      'Withdraw: open “Withdraw an enquiry” on this page, write your reference number and press the button. Or call {phone}.',
      'वापस लेना: इस पृष्ठ पर “पूछताछ वापस लें” खोलें, अपना संदर्भ नंबर लिखें और बटन दबाएँ। या {phone} पर फ़ोन करें।',
    ],
    noticeRights: [
      'Your rights: ask us what we keep about you, and have it corrected or deleted ({contact}, {phone}, {email}).',
      'आपके अधिकार: पूछें कि आपके बारे में हमारे पास क्या है, और उसे ठीक कराएँ या मिटवाएँ ({contact}, {phone}, {email})।',
    ],
    noticeComplain: [
      'Complaints: please tell us first ({complaints}, {complaintsPhone}). If you are not satisfied, you may complain to the Data Protection Board of India.',
      'शिकायत: पहले हमें बताएँ ({complaints}, {complaintsPhone})। आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
    ],
    // Followed by a link to the notice.
    noticeConsent: ['By sending the form, you agree to this:', 'फ़ॉर्म भेजकर आप इस पर सहमति देते हैं:'],
  },
} satisfies Record<string, Record<string, readonly [english: string, hindi: string]>>;
